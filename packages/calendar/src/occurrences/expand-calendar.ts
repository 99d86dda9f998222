import { heldInCalendarYears } from '@overtone/domain/calendar/calendar-years';
import type { CalendarOccurrence } from '@overtone/domain/calendar/occurrence';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { IcsEvent } from '../ics/ics-event.ts';
import { comparableMs, type IcsTime } from '../ics/ics-time.ts';
import type { IcsCalendar } from '../ics/read-ics.ts';
import { meteredZones, type ZoneOf } from '../ics/zones-of.ts';
import { type Budget, budgetOf, TooMuchWork } from '../recurrence/budget.ts';
import { expandRule } from '../recurrence/expand-rule.ts';
import { meteredBy } from '../zone/metered-zone.ts';
import { DAY_MS, type InstantMs, instantOf, type WallMs, type Zone } from '../zone/zone.ts';
import { type LaterChanges, laterChanges } from './later-changes.ts';
import { ownReading } from './own-reading.ts';
import { type Series, seriesOf } from './series.ts';

/** A stretch of time: from the first moment up to but not including the second. */
export interface InstantRange {
  readonly fromMs: InstantMs;
  readonly toMs: InstantMs;
}

/** What takes place in a stretch of time. */
export interface Expansion {
  /**
   * In order of their start, and no more than {@link MAX_OCCURRENCES}, the earliest. Readings of a wall and dates are
   * included where they may lie in it, in any zone.
   */
  readonly occurrences: readonly CalendarOccurrence[];
  /** The work that this took, in steps of a budget. */
  readonly spentSteps: number;
}

/** Occurrences that are kept of one calendar: the next month of one with 500 a day. */
export const MAX_OCCURRENCES = 20_000;

/** More than are kept, so that they are put in order once for some thousands. */
const CUT_AT = 1.25 * MAX_OCCURRENCES;

/** What making an occurrence costs beside the looks at its zone's clocks. */
const OCCURRENCE_STEPS = 10;
/** No two clocks on earth differ by more, from one or the other side of UTC. */
const ANY_ZONE_MS = 14 * 60 * 60_000;

/** What the occurrences of one calendar are worked out with. */
interface Work {
  readonly range: InstantRange;
  readonly budget: Budget;
  /** Charges for looks at a zone's clocks; so do the zones of `zoneOf`. */
  readonly metered: (zone: Zone) => Zone;
  readonly zoneOf: ZoneOf;
}

/**
 * Every occurrence of a calendar's events that overlaps `range`. The work is bounded by the calendar's size, whatever it
 * says; one that asks for more is refused.
 */
export function expandCalendar(
  calendar: IcsCalendar,
  range: InstantRange,
): Result<Expansion, 'too_complicated'> {
  const budget = budgetOf(calendar.allowedSteps);
  const metered = meteredBy(budget);
  const work = { range, budget, metered, zoneOf: meteredZones(calendar.zoneOf, metered) };
  try {
    const occurrences = earliest(seriesOf(calendar.events), work);
    return ok({ occurrences, spentSteps: budget.spentSteps() });
  } catch (error) {
    if (error instanceof TooMuchWork) return failed('too_complicated');
    throw error;
  }
}

/** The first occurrences of all series, of each no more than may be among them. */
function earliest(all: readonly Series[], work: Work): readonly CalendarOccurrence[] {
  let found: CalendarOccurrence[] = [];
  let { range } = work;
  for (const series of all) {
    for (const occurrence of occurrencesOf(series, { ...work, range })) found.push(occurrence);
    if (found.length < CUT_AT) continue;
    found = firstOf(found);
    range = { ...range, toMs: (found.at(-1)?.startMs ?? range.toMs) + 1 };
  }
  return firstOf(found);
}

function firstOf(occurrences: CalendarOccurrence[]): CalendarOccurrence[] {
  return occurrences.sort((a, b) => a.startMs - b.startMs).slice(0, MAX_OCCURRENCES);
}

function occurrencesOf(
  { master, replacements, onwards }: Series,
  work: Work,
): readonly CalendarOccurrence[] {
  const replaced = replacements.flatMap(({ replaces }) => replaces ?? []);
  return [
    ...(master === undefined ? [] : ownOccurrencesOf(master, replaced, onwards, work)),
    ...replacements
      .filter(({ isCancelled }) => !isCancelled)
      .flatMap(
        (event) => occurrenceAt(event, event.start.ms, `r${event.replaces?.ms}`, work) ?? [],
      ),
  ].filter((occurrence) => overlaps(occurrence, work.range));
}

/** The times of a series itself, beside those that are replaced one by one. */
function ownOccurrencesOf(
  master: IcsEvent,
  replaced: readonly IcsTime[],
  onwards: readonly IcsEvent[],
  work: Work,
): readonly CalendarOccurrence[] {
  const changes = laterChanges(master, onwards, work);
  const own = startsOf(master, replaced, changes, work);
  if (master.isCancelled) return [];
  return own.flatMap((startMs) => {
    const { event, wallMs } = changes.at(startMs);
    return event.isCancelled ? [] : (occurrenceAt(event, wallMs, String(startMs), work) ?? []);
  });
}

/** When the events of a series begin that may overlap the range, on the series' own clock. */
function startsOf(
  master: IcsEvent,
  replaced: readonly IcsTime[],
  { longestMs, mostLaterMs, mostEarlierMs }: LaterChanges,
  { range, budget, metered, zoneOf }: Work,
): readonly WallMs[] {
  const { start, rules, added, removed } = master;
  const zone = master.zone && metered(master.zone);
  const walls = {
    fromMs: range.fromMs - longestMs - mostLaterMs - 2 * DAY_MS,
    toMs: range.toMs + mostEarlierMs + 2 * DAY_MS,
  };
  const isLeftOut = testFor([...removed, ...replaced], start, zoneOf);
  const starts = [
    start.ms,
    ...rules.flatMap((rule) => expandRule(rule, start.ms, walls, budget)),
    ...added.map((time) => ownReading(time, start, zoneOf, zone)),
  ];
  return [...new Set(starts)].filter((wallMs) => !isLeftOut(wallMs));
}

/** A test for whether a start is among those that are named, by moment or, where only a date is named, by day. */
function testFor(
  named: readonly IcsTime[],
  start: IcsTime,
  zoneOf: ZoneOf,
): (wallMs: WallMs) => boolean {
  const isByDay = (time: IcsTime) => time.kind === 'date' || start.kind === 'date';
  const days = new Set(named.filter(isByDay).map(({ ms }) => Math.floor(ms / DAY_MS)));
  const moments = new Set(
    named.filter((time) => !isByDay(time)).map((time) => comparableMs(time, zoneOf)),
  );
  return (wallMs) =>
    days.has(Math.floor(wallMs / DAY_MS)) ||
    (moments.size > 0 && moments.has(comparableMs({ ...start, ms: wallMs }, zoneOf)));
}

/** One time of an event, as far as it lies in the years that are kept; undefined where it does not. */
function occurrenceAt(
  event: IcsEvent,
  wallMs: WallMs,
  which: string,
  { budget, metered }: Work,
): CalendarOccurrence | undefined {
  const { uid, title, standing, start, duration } = event;
  const zone = event.zone && metered(event.zone);
  budget.spend(OCCURRENCE_STEPS);
  const momentOf = (reading: WallMs) =>
    zone === undefined || start.kind === 'date' ? reading : instantOf(reading, zone);
  const times = heldInCalendarYears({
    startMs: momentOf(wallMs),
    endMs: momentOf(wallMs + duration.days * DAY_MS) + duration.ms,
  });
  return (
    times && {
      key: `${uid}/${which}`,
      title,
      standing,
      timing: start.kind === 'date' ? 'date' : zone === undefined ? 'wall' : 'instant',
      ...times,
    }
  );
}

function overlaps({ timing, startMs, endMs }: CalendarOccurrence, range: InstantRange): boolean {
  const slackMs = timing === 'instant' ? 0 : ANY_ZONE_MS;
  return (
    startMs < range.toMs + slackMs &&
    (endMs > range.fromMs - slackMs || startMs >= range.fromMs - slackMs)
  );
}
