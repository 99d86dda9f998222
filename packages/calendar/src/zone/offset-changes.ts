import type { Milliseconds } from '@overtone/domain/units';
import type { InstantMs } from './zone.ts';

/** A moment from which on the clocks of a zone have another offset. */
export interface OffsetChange {
  readonly fromMs: InstantMs;
  readonly offsetMs: Milliseconds;
}

/** The offset at a moment by changes in order, oldest first; undefined before the first. Takes log2 of their number. */
export function offsetBy(
  changes: readonly OffsetChange[],
  instantMs: InstantMs,
): Milliseconds | undefined {
  let [low, high] = [0, changes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((changes[middle]?.fromMs ?? Infinity) <= instantMs) low = middle + 1;
    else high = middle;
  }
  return changes[low - 1]?.offsetMs;
}
