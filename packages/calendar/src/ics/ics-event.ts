import type { EventStanding } from '@overtone/domain/calendar/occurrence';
import { MAX_TITLE_CODE_POINTS } from '@overtone/domain/calendar/occurrence';
import { plainText } from '@overtone/domain/suggestion/plain-text';
import type { RecurrenceRule } from '../recurrence/rule.ts';
import { DAY_MS, UTC, wallOf, type Zone } from '../zone/zone.ts';
import { boundedUid } from './bounded-uid.ts';
import { type IcsComponent, propertyOf } from './component.ts';
import { comparableMs, type IcsDuration, type IcsTime, readDuration, timesOf } from './ics-time.ts';
import type { IcsProperty } from './property.ts';
import { readRule } from './read-rule.ts';
import { standingOf } from './standing-of.ts';
import { meteredZones, type ZoneOf } from './zones-of.ts';

/** One VEVENT: an event, a series of them, or the one of a series that differs. */
export interface IcsEvent {
  /** Bounded in length, and the same for all that belongs to one series. */
  readonly uid: string;
  readonly sequence: number;
  readonly title: string;
  readonly standing: EventStanding;
  readonly isCancelled: boolean;
  readonly start: IcsTime;
  /** Of the start; undefined for dates, and for readings of nobody's clock in particular. */
  readonly zone: Zone | undefined;
  readonly duration: IcsDuration;
  readonly rules: readonly RecurrenceRule[];
  /** Times in addition to the rules. */
  readonly added: readonly IcsTime[];
  /** Times that are left out. */
  readonly removed: readonly IcsTime[];
  /** Which time of the series this one replaces. */
  readonly replaces: IcsTime | undefined;
  /** Whether the later times of the series are as this one from then on (RFC 5545, 3.2.13). */
  readonly holdsOnwards: boolean;
}

const ONE_DAY: IcsDuration = { days: 1, ms: 0 };
const NO_TIME: IcsDuration = { days: 0, ms: 0 };

/** The zones of a calendar, and what charges for looking at their clocks. */
export interface EventZones {
  readonly zoneOf: ZoneOf;
  readonly metered: (zone: Zone) => Zone;
}

/** Reads a VEVENT; undefined where it has no time that can be read. */
export function readEvent(
  component: IcsComponent,
  { zoneOf, metered }: EventZones,
  ownAddresses: ReadonlySet<string>,
): IcsEvent | undefined {
  const all = (name: string) => component.properties.filter((property) => property.name === name);
  const [start] = all('dtstart').flatMap(timesOf);
  if (start === undefined) return undefined;
  const zone = zoneOfStart(start, zoneOf);
  const clock = zone && metered(zone);
  const wallAt = (instantMs: number) =>
    clock === undefined ? instantMs : wallOf(instantMs, clock);
  return {
    uid: boundedUid(textOf(component, 'uid') || `${start.ms} ${textOf(component, 'summary')}`),
    sequence: Number(propertyOf(component, 'sequence')?.values[0] ?? 0) || 0,
    title: plainText(textOf(component, 'summary'), MAX_TITLE_CODE_POINTS),
    standing: standingOf(component, ownAddresses),
    isCancelled: textOf(component, 'status').toUpperCase() === 'CANCELLED',
    start,
    zone,
    duration: durationOf(component, start, meteredZones(zoneOf, metered)),
    rules: all('rrule').flatMap((rrule) => readRule(rrule, wallAt) ?? []),
    added: all('rdate').flatMap(timesOf),
    removed: all('exdate').flatMap(timesOf),
    replaces: all('recurrence-id').flatMap(timesOf)[0],
    holdsOnwards: all('recurrence-id').some(isForFuture),
  };
}

function isForFuture({ parameters }: IcsProperty): boolean {
  return parameters['range']?.toUpperCase() === 'THISANDFUTURE';
}

function zoneOfStart({ kind, zoneName }: IcsTime, zoneOf: ZoneOf): Zone | undefined {
  if (kind === 'utc') return UTC;
  return zoneName === undefined ? undefined : zoneOf(zoneName);
}

function durationOf(component: IcsComponent, start: IcsTime, zoneOf: ZoneOf): IcsDuration {
  const end = propertyOf(component, 'dtend');
  const [endTime] = end === undefined ? [] : timesOf(end);
  if (endTime !== undefined) return between(start, endTime, zoneOf);
  const stated = readDuration(propertyOf(component, 'duration')?.values[0]);
  return stated ?? (start.kind === 'date' ? ONE_DAY : NO_TIME);
}

function between(start: IcsTime, end: IcsTime, zoneOf: ZoneOf): IcsDuration {
  if (start.kind === 'date') {
    return { days: Math.max(1, Math.floor((end.ms - start.ms) / DAY_MS)), ms: 0 };
  }
  return { days: 0, ms: Math.max(0, comparableMs(end, zoneOf) - comparableMs(start, zoneOf)) };
}

function textOf(component: IcsComponent, name: string): string {
  const value = propertyOf(component, name)?.values[0];
  return typeof value === 'string' ? value : '';
}
