// `npm start`: installs what is missing, builds what is stale, then serves. Ctrl-C or SIGTERM stop it cleanly.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, ensurePinnedNode, pinnedEnv, pinnedNode, ROOT } from './install.mjs';
import { fail } from './progress.mjs';

ensureInstalled();
ensurePinnedNode();
ensureBuilt();

// Request lines are for logs; a person at a terminal wants to read the address. A LOG_LEVEL goes before this.
const quiet = process.stdout.isTTY ? { LOG_LEVEL_UNLESS_SET: 'warn' } : {};
const server = spawn(pinnedNode(), [join(ROOT, 'apps/server/src/main.ts')], {
  cwd: ROOT,
  // The channel carries nothing: when it closes, however this process ended, the server ends.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: pinnedEnv(quiet),
});

// A terminal sends Ctrl-C to both processes; a supervisor sends SIGTERM to this one alone.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (server.exitCode === null) server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  });
}
server.on('error', ({ message }) => fail(`The server could not be started: ${message}.`));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
