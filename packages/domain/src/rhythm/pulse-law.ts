import { seededRandom } from '../experiment/random/seeded-random.ts';
import { arrhythmicPulsesMs } from '../experiment/sham/arrhythmic-pulses.ts';
import type { Cycles } from '../units.ts';

/**
 * How the pulses of a rhythm lie against its regular cycles: one in each where it has a beat, as many over a while, but
 * in irregular intervals, where it has none. Plain data; both kinds take the same way through light and sound.
 */
export interface PulseLaw {
  readonly hasBeat: boolean;
  /** What the intervals are drawn from: 32 hexadecimal digits. */
  readonly seed: string;
}

/** The laws of both rhythms of a session. */
export interface PairLaws {
  readonly slow: PulseLaw;
  readonly fast: PulseLaw;
}

/** So many pulses are as many regular cycles, exactly. Few enough that the mean rate never strays, enough to leave no beat. */
export const BLOCK_CYCLES: Cycles = 256;

/** No interval is shorter than this part of a regular cycle, whatever is drawn. */
export const SHORTEST_INTERVAL: Cycles = 1 / 3;

interface Block {
  readonly index: number;
  /** Where the pulses of the block begin, in regular cycles after its begin, and its end. */
  readonly begins: Float64Array;
}

/** The block of each law that was asked for last: time goes on slowly. */
const latest = new WeakMap<PulseLaw, Block>();

const REGULAR = Float64Array.from({ length: BLOCK_CYCLES + 1 }, (_, i) => i);

/** The seed of one block of a law's stream. */
function blockSeed(seed: string, index: number): string {
  const { uniform } = seededRandom(seed);
  const word = () => Math.floor(uniform() * 2 ** 32) >>> 0;
  const words = [word(), word(), word(), (word() ^ index) >>> 0];
  return words.map((value) => value.toString(16).padStart(8, '0')).join('');
}

function blockOf(law: PulseLaw, index: number): Block {
  const known = latest.get(law);
  if (known?.index === index) return known;
  const block = { index, begins: law.hasBeat ? REGULAR : irregular(law.seed, index) };
  latest.set(law, block);
  return block;
}

function irregular(seed: string, index: number): Float64Array {
  const begins = new Float64Array(BLOCK_CYCLES + 1).fill(BLOCK_CYCLES);
  const stretch = { meanHz: 1, lengthMs: 1000 * BLOCK_CYCLES, seed: blockSeed(seed, index) };
  begins.set(arrhythmicPulsesMs(stretch).map((atMs) => atMs / 1000));
  return begins;
}

/** The last pulse of a block that has begun by a time of it. */
function pulseAt(begins: Float64Array, within: Cycles): number {
  let [low, high] = [0, BLOCK_CYCLES - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((begins[middle] ?? 0) <= within) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Where in its cycle one interval ends and the next begins: the lowest point of a sine, a quarter before the cycle's end.
 * Its level stands still there, so that no corner is heard.
 */
const JOINT: Cycles = 0.25;

/**
 * Pulses in whole and part, after so many regular cycles: within an interval they grow evenly, so that every pulse has
 * the same shape, longer or shorter. They never fall as cycles pass.
 */
export function pulsesAfter(law: PulseLaw, cycles: Cycles): Cycles {
  const gone = cycles + JOINT;
  const index = Math.floor(gone / BLOCK_CYCLES);
  const { begins } = blockOf(law, index);
  const within = gone - index * BLOCK_CYCLES;
  const pulse = pulseAt(begins, within);
  const [from, until] = [begins[pulse] ?? 0, begins[pulse + 1] ?? BLOCK_CYCLES];
  return index * BLOCK_CYCLES + pulse + (within - from) / (until - from) - JOINT;
}

/** The interval, counted from 0, in which the pulses are after so many regular cycles. */
export function intervalAfter(law: PulseLaw, cycles: Cycles): number {
  return Math.floor(pulsesAfter(law, cycles) + JOINT);
}

/** After how many regular cycles an interval begins. */
export function cyclesBefore(law: PulseLaw, interval: number): Cycles {
  const index = Math.floor(interval / BLOCK_CYCLES);
  const { begins } = blockOf(law, index);
  return index * BLOCK_CYCLES + (begins[interval - index * BLOCK_CYCLES] ?? 0) - JOINT;
}
