import type { Milliseconds } from '../units.ts';
import type { Interval } from './interval.ts';

/**
 * Finds, for a moment, the first of many intervals in their order that it is in, both ends included. A look takes as many
 * steps as their number has digits, however they overlap.
 */
export function firstCovering<One extends Interval>(
  intervals: readonly One[],
): (ms: Milliseconds) => One | undefined {
  const ends = [...new Set(intervals.flatMap(({ startMs, endMs }) => [startMs, endMs]))].sort(
    (a, b) => a - b,
  );
  /** Every end is a place, and so is what lies between it and the next. */
  const placeOf = (ms: Milliseconds): number => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) <= ms) low = middle + 1;
      else high = middle;
    }
    return ends[low - 1] === ms ? 2 * low - 2 : 2 * low - 1;
  };
  const owners = new Map<number, One>();
  const free = freePlaces(2 * ends.length);
  for (const one of intervals) {
    const last = placeOf(one.endMs);
    for (let place = free.from(placeOf(one.startMs)); place <= last; place = free.from(place)) {
      owners.set(place, one);
      free.take(place);
    }
  }
  return (ms) => owners.get(placeOf(ms));
}

/** Places that are taken one by one, and the next free one from any on, found without going through those that are taken. */
function freePlaces(count: number) {
  const later = Uint32Array.from({ length: count + 1 }, (_, place) => place);
  const from = (place: number): number => {
    let found = place;
    for (let next = later[found] ?? count; next !== found; next = later[found] ?? count) {
      later[found] = later[next] ?? count;
      found = next;
    }
    return found;
  };
  return { from, take: (place: number) => void (later[place] = place + 1) };
}
