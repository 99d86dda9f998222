import { bandFor } from '@overtone/domain/frequency/bands';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Hertz, Milliseconds } from '@overtone/domain/units';
import type { ShownProgram } from '../session/shown-program.ts';

/** The two rhythms of a moment; null is none. */
export interface Pair {
  readonly globalModulationHz: Hertz | null;
  readonly centerModulationHz: Hertz | null;
}

/** What is played: the program's pair where one has been taken up, else that of the settings. */
export function pairOf(
  settings: SessionSettings,
  program: Pick<ShownProgram, 'moment'> | null,
): Pair {
  if (program === null) {
    const { globalModulationHz, centerModulationHz } = settings;
    return { globalModulationHz, centerModulationHz };
  }
  const { slowHz, fastHz } = program.moment;
  return { globalModulationHz: slowHz || null, centerModulationHz: fastHz || null };
}

/** Whether both are the same to the last decimal. */
export function isSamePair(one: Pair, other: Pair): boolean {
  return (
    one.globalModulationHz === other.globalModulationHz &&
    one.centerModulationHz === other.centerModulationHz
  );
}

/** Whether both rhythms are in the same bands, as a glide is for a while. */
export function isSameBands(one: Pair, other: Pair): boolean {
  return (
    bandOf(one.globalModulationHz) === bandOf(other.globalModulationHz) &&
    bandOf(one.centerModulationHz) === bandOf(other.centerModulationHz)
  );
}

function bandOf(hz: Hertz | null) {
  return hz === null || hz === 0 ? null : bandFor(hz);
}

/** How long each pair was played in one stretch. */
export interface PairTally {
  readonly add: (pair: Pair, ms: Milliseconds) => void;
  /** The pair that was played longest, tenths of a hertz told apart; null where nothing was. */
  readonly longest: () => Pair | null;
}

/** Makes a tally of nothing. */
export function pairTally(): PairTally {
  const played = new Map<string, { readonly pair: Pair; readonly ms: Milliseconds }>();
  let longest: { readonly pair: Pair; readonly ms: Milliseconds } | null = null;
  return {
    add(pair, ms) {
      if (ms <= 0) return;
      const key = `${tenths(pair.globalModulationHz)} ${tenths(pair.centerModulationHz)}`;
      const before = played.get(key);
      const sum = { pair: before?.pair ?? pair, ms: (before?.ms ?? 0) + ms };
      played.set(key, sum);
      if (longest === null || sum.ms > longest.ms) longest = sum;
    },
    longest: () => longest?.pair ?? null,
  };
}

function tenths(hz: Hertz | null): number {
  return Math.round(10 * (hz ?? 0));
}
