import type { Milliseconds } from '@overtone/domain/units';

/** A moment, in milliseconds since 1970 in UTC. */
export type InstantMs = Milliseconds;

/** What a clock on a wall shows, written as milliseconds since 1970 as if that clock showed UTC. */
export type WallMs = Milliseconds;

/** A set of rules for what clocks show. */
export interface Zone {
  /** How far clocks are ahead of UTC at this moment. */
  readonly offsetAt: (instantMs: InstantMs) => Milliseconds;
}

/** Milliseconds of a day without a clock change. */
export const DAY_MS: Milliseconds = 24 * 60 * 60_000;

/** Coordinated universal time. */
export const UTC: Zone = { offsetAt: () => 0 };

/**
 * The moment at which clocks of the zone show `wallMs`. A reading that comes twice means the first; one that is skipped
 * is read with the offset from before the gap (RFC 5545, 3.3.5).
 */
export function instantOf(wallMs: WallMs, zone: Zone): InstantMs {
  const before = zone.offsetAt(wallMs - DAY_MS);
  const first = wallMs - before;
  if (zone.offsetAt(first) === before) return first;
  const after = zone.offsetAt(wallMs + DAY_MS);
  const second = wallMs - after;
  return zone.offsetAt(second) === after ? second : first;
}

/** What clocks of the zone show at a moment. */
export function wallOf(instantMs: InstantMs, zone: Zone): WallMs {
  return instantMs + zone.offsetAt(instantMs);
}
