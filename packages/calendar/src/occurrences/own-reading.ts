import { comparableMs, type IcsTime } from '../ics/ics-time.ts';
import type { ZoneOf } from '../ics/zones-of.ts';
import type { WallMs, Zone } from '../zone/zone.ts';

/** A time as a reading of the clock that `start` is read from, which follows `zone`; a date as its first moment. */
export function ownReading(
  time: IcsTime,
  start: IcsTime,
  zoneOf: ZoneOf,
  zone: Zone | undefined,
): WallMs {
  if (time.kind === 'date' || time.zoneName === start.zoneName) return time.ms;
  const instantMs = comparableMs(time, zoneOf);
  return zone === undefined ? instantMs : instantMs + zone.offsetAt(instantMs);
}
