import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childEnv } from '../../apps/server/src/testing/child-env.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const READY = /is ready at/;
/** Tests sign in more often than a person does. */
const ROOMY = { SIGN_INS_PER_MINUTE: '1000', BILLING_PER_MINUTE: '1000' };

/** A server of a spec's own. */
export interface OwnServer {
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

/** Starts the product's server on `port`, with a data folder of its own that goes with it. */
export async function startOwnServer(
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'overtone-own-'));
  const server = spawn(process.execPath, [MAIN], {
    env: {
      ...childEnv(),
      ...ROOMY,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const said: string[] = [];
  const ready = new Promise<void>((resolve) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said.push(text);
      if (READY.test(said.join(''))) resolve();
    });
  });
  const isReady = await Promise.race([ready.then(() => true), ended.then(() => false)]);
  if (!isReady) throw new Error(`The server did not start: ${said.join('')}`);
  return { dataDir, stop };
}
