// The container's health check. Docker marks a container that does not answer as unhealthy and leaves it at that; this
// one ends a server that takes connections and answers none of them, so that `restart` starts it again. A server that
// takes none is still starting, or gone.
import { readFileSync } from 'node:fs';

const { PORT = '3000', PID_FILE = '/tmp/server.pid', ANSWER_MS = '5000' } = process.env;
const ATTEMPTS = 3;

/** @returns {Promise<'well' | 'silent' | 'absent'>} */
function ask() {
  return fetch(`http://127.0.0.1:${PORT}/api/health/live`, {
    signal: AbortSignal.timeout(Number(ANSWER_MS)),
  }).then(
    ({ ok }) => (ok ? 'well' : 'absent'),
    ({ name }) => (name === 'TimeoutError' ? 'silent' : 'absent'),
  );
}

let attempt = 0;
let found = await ask();
while (found === 'silent' && ++attempt < ATTEMPTS) found = await ask();
if (found === 'silent') process.kill(Number(readFileSync(PID_FILE, 'utf8')), 'SIGKILL');
process.exitCode = found === 'well' ? 0 : 1;
