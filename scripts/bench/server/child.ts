import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LoopFigures } from '../../../apps/server/src/testing/loop-watch.ts';

/** A program of the bench in a process of its own, at an address. */
export interface Child {
  readonly url: string;
  /** Memory that it holds now, in MiB; undefined where the system does not say. */
  readonly memoryMib: () => number | undefined;
  /** Processor time that it has used; NaN where the system does not say. */
  readonly workMs: () => number;
  /** Runs something while the program watches its loop; only our server does. */
  readonly watching: (run: () => Promise<unknown>) => Promise<LoopFigures>;
  readonly stop: () => Promise<void>;
}

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Starts a file of this folder and resolves once it says where it answers. */
export async function startChild(
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<Child> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...environment },
    // What a server logs goes where nobody waits for it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const url = await Promise.race([
    once(child, 'message').then(([message]) => String(message)),
    ended.then(() => Promise.reject(new Error(`${file} ended before it was ready`))),
  ]);
  return {
    url,
    memoryMib() {
      if (process.platform !== 'linux') return undefined;
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024;
    },
    workMs() {
      if (process.platform !== 'linux') return Number.NaN;
      const [, after = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ');
      const [user, system] = after.split(' ').slice(11, 13);
      return (Number(user) + Number(system)) * MS_PER_TICK;
    },
    async watching(run) {
      child.send('watch');
      await run();
      const told = new Promise<LoopFigures>((resolve) => {
        child.once('message', (figures: LoopFigures) => resolve(figures));
      });
      child.send('tell');
      return told;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
