import type { Milliseconds } from '@overtone/domain/units';
import { instantOf, type WallMs, type Zone } from '../zone/zone.ts';
import type { IcsProperty } from './property.ts';

/**
 * A time as a calendar writes it: a moment in UTC, a reading of a clock (of a named zone, or of nobody's in particular),
 * or a date.
 */
export interface IcsTime {
  readonly kind: 'utc' | 'wall' | 'date';
  readonly ms: WallMs;
  readonly zoneName: string | undefined;
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(Z?))?$/u;

/** Reads jCal's form of a date or a time; undefined where there is no such date. */
export function readIcsTime(value: unknown, zoneName: string | undefined): IcsTime | undefined {
  const match = DATE.exec(String(value));
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map(Number);
  if (hour > 23 || minute > 59 || second > 60) return undefined;
  const ms = new Date(0).setUTCFullYear(year, month - 1, day);
  if (new Date(ms).getUTCMonth() !== month - 1 || new Date(ms).getUTCDate() !== day) {
    return undefined;
  }
  if (match[4] === undefined) return { kind: 'date', ms, zoneName: undefined };
  const wallMs = ms + ((hour * 60 + minute) * 60 + Math.min(second, 59)) * 1000;
  return match[7] === 'Z'
    ? { kind: 'utc', ms: wallMs, zoneName: undefined }
    : { kind: 'wall', ms: wallMs, zoneName };
}

/** Every time that a property holds; of a period its beginning. What can't be read is left out. */
export function timesOf({ values, parameters }: IcsProperty): readonly IcsTime[] {
  return values.flatMap((value) => {
    const time = readIcsTime(Array.isArray(value) ? value[0] : value, parameters['tzid']);
    return time === undefined ? [] : [time];
  });
}

/** A length of time: days of the calendar, which clock changes may make longer or shorter, and exact time beside them. */
export interface IcsDuration {
  readonly days: number;
  readonly ms: Milliseconds;
}

const DURATION =
  /^([+-])?P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,8})H)?(?:(\d{1,8})M)?(?:(\d{1,8})S)?)?$/u;

/** Reads a duration; undefined where it is none, or a negative one. */
export function readDuration(value: unknown): IcsDuration | undefined {
  const match = DURATION.exec(String(value));
  if (match === null || match[1] === '-') return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((part) => Number(part ?? 0));
  return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 };
}

/** The moment of a time; of a reading without a zone, and of a date, the reading itself. */
export function comparableMs(time: IcsTime, zoneOf: (name: string) => Zone | undefined): number {
  const zone = time.zoneName === undefined ? undefined : zoneOf(time.zoneName);
  return time.kind === 'wall' && zone !== undefined ? instantOf(time.ms, zone) : time.ms;
}
