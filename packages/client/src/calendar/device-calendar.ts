import type { IcsFailure } from '@overtone/domain/calendar/ics-failures';
import {
  type CalendarOccurrence,
  EVENT_STANDINGS,
  EVENT_TIMINGS,
} from '@overtone/domain/calendar/occurrence';
import type { UpcomingEvent } from '@overtone/domain/contract/calendar';
import { ok, type Result } from '@overtone/domain/result';
import type { Milliseconds } from '@overtone/domain/units';
import { z } from 'zod';
import type { Host } from '../platform/host.ts';
import { storedJson } from '../platform/stored-json.ts';
import type { EventPlans } from './event-plans.ts';

/** A calendar that was read from a file on this device. */
export interface DeviceCalendar {
  readonly name: string;
  readonly occurrences: readonly CalendarOccurrence[];
}

/** What is asked of a calendar. */
export interface DeviceRange {
  readonly fromMs: Milliseconds;
  readonly toMs: Milliseconds;
  /** IANA name of the zone that the person is in. */
  readonly timeZone: string;
}

/** Id of the calendar of this device among the connected ones. */
const DEVICE_CALENDAR_ID = 'device';
/** Where it is kept; it never leaves the device. */
export const DEVICE_CALENDAR_KEY = 'overtone.calendar-file';

const DAY_MS: Milliseconds = 24 * 60 * 60_000;
/** What is kept of a file: enough for two months without choosing it again. */
const KEPT = { beforeMs: DAY_MS, afterMs: 62 * DAY_MS, occurrences: 2000 } as const;

const keptSchema = z.object({
  name: z.string(),
  occurrences: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      timing: z.enum(EVENT_TIMINGS),
      startMs: z.number(),
      endMs: z.number(),
      standing: z.enum(EVENT_STANDINGS),
    }),
  ),
});

/** Reads an iCalendar file on the device. The reader is loaded with the first file. */
export async function readCalendarFile(
  bytes: Uint8Array,
  fileName: string,
  nowMs: Milliseconds,
): Promise<Result<DeviceCalendar, IcsFailure>> {
  const { readOccurrences } = await import('@overtone/calendar/occurrences/read-occurrences');
  const range = { fromMs: nowMs - KEPT.beforeMs, toMs: nowMs + KEPT.afterMs };
  const read = readOccurrences(bytes, range);
  if (!read.ok) return read;
  const { name, occurrences } = read.value;
  return ok({ name: name || fileName, occurrences: occurrences.slice(0, KEPT.occurrences) });
}

/** The calendar that is kept on this device; null when there is none. */
export function keptDeviceCalendar(storage: Host['storage']): DeviceCalendar | null {
  return storedJson(storage.read(DEVICE_CALENDAR_KEY), keptSchema);
}

/**
 * Keeps the calendar on this device, or nothing any more. False where the device does not take it; then none is kept, the one
 * that was there before included.
 */
export function keepDeviceCalendar(
  storage: Host['storage'],
  calendar: DeviceCalendar | null,
): boolean {
  const text = calendar === null ? null : JSON.stringify(calendar);
  if (text !== null) storage.write(DEVICE_CALENDAR_KEY, text);
  const isTaken = text !== null && storage.read(DEVICE_CALENDAR_KEY) === text;
  if (!isTaken) storage.remove(DEVICE_CALENDAR_KEY);
  return isTaken || text === null;
}

/** What takes place, each event with its suggestion, worked out on the device. */
export async function deviceEvents(
  { occurrences }: DeviceCalendar,
  { fromMs, toMs, timeZone }: DeviceRange,
  { planned }: EventPlans,
): Promise<readonly UpcomingEvent[]> {
  const [{ spanIn }, { ianaZone }, { UTC }, { recommend }] = await Promise.all([
    import('@overtone/calendar/occurrences/resolve-occurrence'),
    import('@overtone/calendar/zone/iana-zone'),
    import('@overtone/calendar/zone/zone'),
    import('@overtone/recommender/recommend'),
  ]);
  const zone = ianaZone(timeZone) ?? UTC;
  const placed = occurrences
    .map((occurrence) => ({ ...occurrence, ...spanIn(zone, occurrence) }))
    .filter(({ startMs, endMs }) => startMs < toMs && (endMs > fromMs || startMs >= fromMs));
  return (await planned(placed, recommend)).map(
    ({ key, title, standing, startMs, endMs, isAllDay, plan }) => ({
      title,
      standing,
      isAllDay,
      id: `${DEVICE_CALENDAR_ID}/${key}`,
      calendarId: DEVICE_CALENDAR_ID,
      startsAt: new Date(startMs).toISOString(),
      endsAt: new Date(endMs).toISOString(),
      plan,
    }),
  );
}
