import { DAY_MS, type WallMs } from '../zone/zone.ts';
import type { Budget } from './budget.ts';
import { dayNumberAt, dayOf } from './day.ts';
import { dayTest, withDaysOfStart } from './matching-days.ts';
import { type Period, periodsOf } from './periods.ts';
import type { RecurrenceRule } from './rule.ts';

/** A stretch of readings: from the first up to but not including the second. */
export interface WallRange {
  readonly fromMs: WallMs;
  readonly toMs: WallMs;
}

/**
 * The times of a rule inside `range`, in order, on the event's own clock. The start is always the first time of the rule,
 * also where the rule does not name it, and counts (RFC 5545, 3.8.5.3). Without a COUNT the work depends on the range
 * alone, however long ago the rule started. It ends early when the budget does.
 */
export function expandRule(
  rule: RecurrenceRule,
  startMs: WallMs,
  range: WallRange,
  budget: Budget,
): readonly WallMs[] {
  const { count = Infinity } = rule;
  const found: WallMs[] = [];
  let counted = 0;
  for (const timeMs of timesFrom(rule, startMs, range, budget)) {
    if (counted >= count) break;
    counted += 1;
    if (timeMs >= range.fromMs && timeMs < range.toMs) found.push(timeMs);
  }
  return found;
}

/** The start, and then every later time until the range or the rule ends; without a COUNT those long ago are left out. */
function* timesFrom(
  given: RecurrenceRule,
  startMs: WallMs,
  range: WallRange,
  budget: Budget,
): Generator<WallMs, void> {
  const rule = withDaysOfStart(given, dayOf(dayNumberAt(startMs)));
  const { count, untilMs = Infinity } = rule;
  const endMs = Math.min(range.toMs, untilMs + 1);
  const periods = periodsOf(rule, startMs);
  const times = timesOfRule(rule, startMs);
  yield startMs;
  let index = count === undefined ? periods.indexBefore(range.fromMs) : 0;
  for (
    let period = periods.at(index);
    period.firstDay * DAY_MS < endMs;
    period = periods.at(index)
  ) {
    if (!budget.spend(period.dayCount * times.perDay)) return;
    for (const timeMs of times.in(period)) {
      if (timeMs >= endMs) return;
      if (timeMs > startMs) yield timeMs;
    }
    index += 1;
  }
}

interface RuleTimes {
  /** The most times that one day may have. */
  readonly perDay: number;
  /** The times of a period, in order, none twice. */
  readonly in: (period: Period) => readonly WallMs[];
}

function timesOfRule(rule: RecurrenceRule, startMs: WallMs): RuleTimes {
  const isNamed = dayTest(rule);
  const start = new Date(startMs);
  const hours = orStart(rule.hours, start.getUTCHours());
  const minutes = orStart(rule.minutes, start.getUTCMinutes());
  const seconds = orStart(rule.seconds, start.getUTCSeconds());

  const timesIn = ({ firstDay, dayCount, hour, minute }: Period) => {
    const ofDay = crossed(
      fixedOr(hour, rule.hours, hours),
      fixedOr(minute, rule.minutes, minutes),
      seconds,
    );
    const times: WallMs[] = [];
    for (let number = firstDay; number < firstDay + dayCount; number += 1) {
      if (!isNamed(dayOf(number))) continue;
      for (const timeOfDayMs of ofDay) times.push(number * DAY_MS + timeOfDayMs);
    }
    return atPositions(times, rule.positions);
  };
  return { perDay: hours.length * minutes.length * seconds.length, in: timesIn };
}

function crossed(hours: readonly number[], minutes: readonly number[], seconds: readonly number[]) {
  return hours.flatMap((hour) =>
    minutes.flatMap((minute) =>
      seconds.map((second) => ((hour * 60 + minute) * 60 + second) * 1000),
    ),
  );
}

/** A unit that the period itself fixes passes only where the rule names it or names none. */
function fixedOr(
  fixed: number | undefined,
  named: readonly number[],
  otherwise: readonly number[],
): readonly number[] {
  if (fixed === undefined) return otherwise;
  return named.length === 0 || named.includes(fixed) ? [fixed] : [];
}

function orStart(named: readonly number[], ofStart: number): readonly number[] {
  return named.length === 0 ? [ofStart] : inOrder(named);
}

function atPositions(times: WallMs[], positions: readonly number[]): WallMs[] {
  if (positions.length === 0) return times;
  const chosen = positions.flatMap((position) => {
    const time = position > 0 ? times[position - 1] : times.at(position);
    return time === undefined ? [] : [time];
  });
  return inOrder(chosen);
}

function inOrder(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}
