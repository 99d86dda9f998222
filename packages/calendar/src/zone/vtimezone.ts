import type { Milliseconds } from '@overtone/domain/units';
import type { Budget } from '../recurrence/budget.ts';
import { expandRule } from '../recurrence/expand-rule.ts';
import { type IcsComponent, propertyOf } from '../ics/component.ts';
import { timesOf } from '../ics/ics-time.ts';
import { readRule } from '../ics/read-rule.ts';
import type { InstantMs, WallMs, Zone } from './zone.ts';

interface Onset {
  readonly atMs: InstantMs;
  readonly beforeMs: Milliseconds;
  readonly afterMs: Milliseconds;
}

/** Rules of zones before this are of no use to anybody's week. */
const FROM_MS: WallMs = Date.UTC(1970, 0, 1);

/** The zone that a VTIMEZONE describes, exact until `untilMs`; undefined where it describes none. */
export function vtimezone(
  component: IcsComponent,
  untilMs: InstantMs,
  budget: Budget,
): Zone | undefined {
  const onsets = component.children
    .flatMap((observance) => onsetsOf(observance, untilMs, budget))
    .sort((a, b) => a.atMs - b.atMs);
  const [first] = onsets;
  if (first === undefined) return undefined;
  return {
    offsetAt: (instantMs) =>
      onsets.findLast(({ atMs }) => atMs <= instantMs)?.afterMs ?? first.beforeMs,
  };
}

function onsetsOf(observance: IcsComponent, untilMs: InstantMs, budget: Budget): readonly Onset[] {
  const start = propertyOf(observance, 'dtstart');
  const [from] = start === undefined ? [] : timesOf(start);
  const afterMs = offsetOf(observance, 'tzoffsetto');
  if (from === undefined || afterMs === undefined) return [];
  const beforeMs = offsetOf(observance, 'tzoffsetfrom') ?? afterMs;
  const rrule = propertyOf(observance, 'rrule');
  const rule = rrule && readRule(rrule, (instantMs) => instantMs + beforeMs);
  const range = { fromMs: FROM_MS, toMs: untilMs };
  const dates = observance.properties.filter(({ name }) => name === 'rdate').flatMap(timesOf);
  return [
    from.ms,
    ...dates.map(({ ms }) => ms),
    ...(rule === undefined ? [] : expandRule(rule, from.ms, range, budget)),
  ].map((wallMs) => ({ atMs: wallMs - beforeMs, beforeMs, afterMs }));
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
