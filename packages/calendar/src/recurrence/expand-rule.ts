import { DAY_MS, type WallMs } from '../zone/zone.ts';
import type { Budget } from './budget.ts';
import { type Day, type DayNumber, dayNumberAt, dayOf } from './day.ts';
import { dayTest, withDaysOfStart } from './matching-days.ts';
import { type Period, periodsOf } from './periods.ts';
import type { RecurrenceRule } from './rule.ts';

/** What a period costs beside its days. */
const PERIOD_STEPS = 2;

/** A stretch of readings: from the first up to but not including the second. */
export interface WallRange {
  readonly fromMs: WallMs;
  readonly toMs: WallMs;
}

/**
 * The times of a rule inside `range`, in order, on the event's own clock. The start is always the first time of the rule,
 * also where the rule does not name it, and counts (RFC 5545, 3.8.5.3). Without a COUNT the work depends on the range
 * alone, however long ago the rule started.
 *
 * @throws TooMuchWork when the budget ends.
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
  const timesIn = timesOfRule(rule, startMs, budget);
  yield startMs;
  let index = count === undefined ? periods.indexBefore(range.fromMs) : 0;
  for (
    let period = periods.at(index);
    period.firstDay * DAY_MS < endMs;
    period = periods.at(index)
  ) {
    for (const timeMs of timesIn(period)) {
      if (timeMs >= endMs) return;
      if (timeMs > startMs) yield timeMs;
    }
    index += 1;
  }
}

/** Finds the times of a period, in order, none twice. */
function timesOfRule(
  rule: RecurrenceRule,
  startMs: WallMs,
  budget: Budget,
): (period: Period) => readonly WallMs[] {
  const isNamed = rememberingLast(dayTest(rule));
  const start = new Date(startMs);
  const hours = orStart(rule.hours, start.getUTCHours());
  const minutes = orStart(rule.minutes, start.getUTCMinutes());
  const seconds = orStart(rule.seconds, start.getUTCSeconds());
  const wholeDay = crossed(hours, minutes, seconds);

  const timesOfDay = (hour: number | undefined, minute: number | undefined) =>
    hour === undefined
      ? wholeDay
      : crossed(fixedOr(hour, rule.hours, hours), fixedOr(minute, rule.minutes, minutes), seconds);

  return ({ firstDay, dayCount, hour, minute }) => {
    budget.spend(PERIOD_STEPS + dayCount);
    const times: WallMs[] = [];
    for (let number = firstDay; number < firstDay + dayCount; number += 1) {
      if (!isNamed(number)) continue;
      const ofDay = timesOfDay(hour, minute);
      budget.spend(ofDay.length);
      for (const timeOfDayMs of ofDay) times.push(number * DAY_MS + timeOfDayMs);
    }
    budget.spend(rule.positions.length);
    return atPositions(times, rule.positions);
  };
}

/** Periods shorter than a day ask for the same day again and again. */
function rememberingLast(isNamed: (day: Day) => boolean): (number: DayNumber) => boolean {
  let last: DayNumber | undefined;
  let answer = false;
  return (number) => {
    if (number !== last) answer = isNamed(dayOf(number));
    last = number;
    return answer;
  };
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
