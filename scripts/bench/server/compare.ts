import type { Child } from './child.ts';
import { type Load, type Round, send } from './load.ts';

/** Two ways to do the same, each on its servers. */
export interface Pair {
  readonly name: string;
  readonly ours: readonly Child[];
  readonly bare: readonly Child[];
  readonly load: Load;
  /** A load of its own for the bare one, where requests depend on what was answered before. */
  readonly bareLoad?: Load;
}

/** How long and how often. */
export interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
}

const WARM_UP_SECONDS = 2;

/**
 * Loads both in turns, so that whatever else the machine does meets both alike, and says how ours compares: the median
 * of the rounds' ratios.
 */
export async function compare(pair: Pair, { rounds, seconds }: Rounds): Promise<string> {
  const askOurs = (time: number) => measured(pair.ours, pair.load, time);
  const askBare = (time: number) => measured(pair.bare, pair.bareLoad ?? pair.load, time);
  await askOurs(WARM_UP_SECONDS);
  await askBare(WARM_UP_SECONDS);
  const both: { readonly ours: Measured; readonly bare: Measured }[] = [];
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 === 0 ? await askOurs(seconds) : undefined;
    const bare = await askBare(seconds);
    both.push({ ours: first ?? (await askOurs(seconds)), bare });
  }
  const of = (read: (one: (typeof both)[number]) => number) => median(both.map(read));
  const failures = both.reduce((sum, { ours, bare }) => sum + ours.failures + bare.failures, 0);
  return [
    pair.name.padEnd(36),
    `${of(({ ours, bare }) => ours.perSecond / bare.perSecond).toFixed(2)} of its throughput`,
    `(${of(({ ours }) => ours.perSecond).toFixed(0)} to ${of(({ bare }) => bare.perSecond).toFixed(0)} a second),`,
    `p99 ${of(({ ours, bare }) => ours.p99Ms / bare.p99Ms).toFixed(2)} times its`,
    `(${of(({ ours }) => ours.p99Ms).toFixed(0)} to ${of(({ bare }) => bare.p99Ms).toFixed(0)} ms),`,
    `${of(({ ours, bare }) => ours.workMs / bare.workMs).toFixed(2)} times its processor time a request`,
    ...(failures > 0 ? [`${failures} FAILED`] : []),
  ].join(' ');
}

interface Measured extends Round {
  /** Processor time of the servers for each request. */
  readonly workMs: number;
}

async function measured(servers: readonly Child[], load: Load, seconds: number): Promise<Measured> {
  const work = () => servers.reduce((sum, { workMs }) => sum + workMs(), 0);
  const before = work();
  const urls = servers.map(({ url }) => url);
  const round = await send(urls, load, seconds);
  return { ...round, workMs: (work() - before) / (round.perSecond * seconds) };
}

/** The one in the middle; of an even number the higher of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
