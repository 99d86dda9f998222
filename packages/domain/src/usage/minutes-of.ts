import type { Milliseconds } from '../units.ts';

const MINUTE_MS: Milliseconds = 60_000;
const TENTH_MS: Milliseconds = MINUTE_MS / 10;

/** Minutes to a tenth, rounded down, so that no page shows more than there was. */
export function minutesOf(ms: Milliseconds): number {
  return Math.floor(ms / TENTH_MS) / 10;
}

/**
 * Whole minutes of the parts of a time, whose sum is that of the time rounded down: each is rounded down, and those that lose
 * most by it get the minutes that are left (largest remainder; of equals the first).
 */
export function wholeMinutes(parts: readonly Milliseconds[]): readonly number[] {
  const floors = parts.map((ms) => Math.floor(ms / MINUTE_MS));
  const remainders = parts.map((ms) => ms % MINUTE_MS);
  const left = Math.floor(remainders.reduce((sum, ms) => sum + ms, 0) / MINUTE_MS);
  const raised = new Set(
    remainders
      .map((remainder, index) => ({ remainder, index }))
      .sort((one, other) => other.remainder - one.remainder)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return floors.map((minutes, index) => minutes + (raised.has(index) ? 1 : 0));
}
