import { setTimeout as delay } from 'node:timers/promises';
import type { Child } from './child.ts';
import { median } from './compare.ts';
import { type Load, send } from './load.ts';

const SAMPLE_MS = 1_000;
/** Until a server has loaded what it loads late, and its heap has found its size. */
const SETTLING_SHARE = 0.2;

/** Loads a server from all sides at once and says what its memory did after it had settled. */
export async function soak(
  server: Child,
  loads: readonly Load[],
  seconds: number,
): Promise<string> {
  const memory = watchMemory(server);
  const rounds = await Promise.all(loads.map((load) => send([server.url], load, seconds)));
  const requests = rounds.reduce((sum, { perSecond }) => sum + perSecond * seconds, 0);
  const failures = rounds.reduce((sum, { failures }) => sum + failures, 0);
  return [
    `memory over ${seconds} s`.padEnd(36),
    `${(requests / 1000).toFixed(0)} thousand requests, ${failures} failed;`,
    await memory(),
  ].join(' ');
}

/**
 * Watches what a server holds until it is asked what became of it: the middle of each quarter after it had settled, and a
 * plot of all of it.
 */
export function watchMemory(server: Pick<Child, 'memoryMib'>): () => Promise<string> {
  const samples: number[] = [];
  const ended = new AbortController();
  const sampling = (async () => {
    while (!ended.signal.aborted) {
      const memory = server.memoryMib();
      if (memory !== undefined) samples.push(memory);
      await delay(SAMPLE_MS, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    ended.abort();
    await sampling;
    const settled = samples.slice(Math.floor(samples.length * SETTLING_SHARE));
    const quarters = mediansOf(settled, 4).map((mib) => mib.toFixed(0));
    return `${quarters.join(', ')} MiB by quarters, ${Math.max(...samples).toFixed(0)} at most\n${plot(samples)}`;
  };
}

function mediansOf(samples: readonly number[], parts: number): number[] {
  const length = Math.ceil(samples.length / parts);
  return Array.from({ length: parts }, (_, n) =>
    median(samples.slice(n * length, (n + 1) * length)),
  );
}

const PLOT_COLUMNS = 60;
const PLOT_ROWS = 8;

/** The samples from the first to the last, from nothing to the most, each column the middle of those in it. */
function plot(samples: readonly number[]): string {
  const most = Math.max(...samples);
  const heights = mediansOf(samples, Math.min(PLOT_COLUMNS, samples.length)).map((mib) =>
    Math.round((mib / most) * PLOT_ROWS),
  );
  return Array.from({ length: PLOT_ROWS }, (_, index) => {
    const row = PLOT_ROWS - index;
    const mark = `${((row / PLOT_ROWS) * most).toFixed(0)} MiB`.padStart(9);
    return `${mark} |${heights.map((height) => (height >= row ? '#' : ' ')).join('')}`.trimEnd();
  }).join('\n');
}
