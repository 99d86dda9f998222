import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { serverFile, THIS_VERSION } from '../testing/versions/program-folder.ts';
import { childEnv } from '../testing/child-env.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** What it has said to the person who started it. */
  readonly sentences: readonly string[];
  /** Kills it at once. */
  readonly kill: () => Promise<void>;
  /** Asks it to stop and resolves to its exit code. */
  readonly stop: () => Promise<number | null>;
}

/**
 * Starts a server, of this version unless another's folder is given, and resolves once it is ready.
 *
 * @throws Error with its last words when it ends before that.
 */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  root = THIS_VERSION,
): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [serverFile(root, 'main.ts')], {
    env: {
      ...childEnv(),
      PORT: '0',
      LOG_LEVEL: 'silent',
      FORMS_PER_MINUTE: '100000',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const sentences: string[] = [];
  const ended = once(child, 'exit').then(([code]): number | null => code);
  if (child.stderr === null) throw new Error('no standard error');
  const lines = createInterface({ input: child.stderr });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      sentences.push(line);
      const ready = /is ready at (\S+)/u.exec(line)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    // Its last words may be read only after it has ended.
    lines.on('close', () =>
      reject(new Error(`The server ended: ${sentences.slice(-3).join(' ')}`)),
    );
  });
  return {
    url,
    sentences,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
