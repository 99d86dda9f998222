import type { Milliseconds } from '@overtone/domain/units';
import { type Budget, TooMuchWork } from '../recurrence/budget.ts';
import { expandRule } from '../recurrence/expand-rule.ts';
import { type IcsComponent, propertyOf } from '../ics/component.ts';
import { timesOf } from '../ics/ics-time.ts';
import { readRule } from '../ics/read-rule.ts';
import { offsetBy, type OffsetChange } from './offset-changes.ts';
import type { InstantMs, WallMs, Zone } from './zone.ts';

interface Onset extends OffsetChange {
  readonly beforeMs: Milliseconds;
}

/** Rules of zones before this are of no use to anybody's week. */
const FROM_MS: WallMs = Date.UTC(1970, 0, 1);

/** Clock changes of one zone. Morocco's four a year until 2051 are 320. */
const MAX_ONSETS = 2_000;

/**
 * The zone that a VTIMEZONE describes, exact until `untilMs`; undefined where it describes none.
 *
 * @throws TooMuchWork where it changes its clocks more often than any zone does, or the budget ends.
 */
export function vtimezone(
  component: IcsComponent,
  untilMs: InstantMs,
  budget: Budget,
): Zone | undefined {
  const onsets: Onset[] = [];
  for (const observance of component.children) {
    for (const onset of onsetsOf(observance, untilMs, budget)) onsets.push(onset);
    if (onsets.length > MAX_ONSETS) throw new TooMuchWork();
  }
  const [first] = onsets.sort((a, b) => a.fromMs - b.fromMs);
  if (first === undefined) return undefined;
  return { offsetAt: (instantMs) => offsetBy(onsets, instantMs) ?? first.beforeMs };
}

function onsetsOf(observance: IcsComponent, untilMs: InstantMs, budget: Budget): readonly Onset[] {
  const start = propertyOf(observance, 'dtstart');
  const [from] = start === undefined ? [] : timesOf(start);
  const offsetMs = offsetOf(observance, 'tzoffsetto');
  if (from === undefined || offsetMs === undefined) return [];
  const beforeMs = offsetOf(observance, 'tzoffsetfrom') ?? offsetMs;
  const rrule = propertyOf(observance, 'rrule');
  const rule = rrule && readRule(rrule, (instantMs) => instantMs + beforeMs);
  const range = { fromMs: FROM_MS, toMs: untilMs };
  const dates = observance.properties.filter(({ name }) => name === 'rdate').flatMap(timesOf);
  return [
    from.ms,
    ...dates.map(({ ms }) => ms),
    ...(rule === undefined ? [] : expandRule(rule, from.ms, range, budget)),
  ].map((wallMs) => ({ fromMs: wallMs - beforeMs, beforeMs, offsetMs }));
}

function offsetOf(observance: IcsComponent, name: string): Milliseconds | undefined {
  const match = /^([+-])(\d\d):?(\d\d)(?::?(\d\d))?$/u.exec(
    String(propertyOf(observance, name)?.values[0]),
  );
  if (match === null) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(2).map((part) => Number(part ?? 0));
  const offsetMs = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return match[1] === '-' ? -offsetMs : offsetMs;
}
