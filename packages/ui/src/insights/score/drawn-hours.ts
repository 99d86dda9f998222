import type { InsightSession } from '@overtone/domain/contract/usage';
import { DAY_HOURS, hoursOn, partsOn, type Stave } from '@overtone/domain/usage/staves';

/** The hours of the day that a score shows. */
export interface DrawnHours {
  readonly from: number;
  readonly to: number;
}

/** From midnight to midnight. */
export const WHOLE_DAY: DrawnHours = { from: 0, to: DAY_HOURS };

/** Fewest hours that are drawn, so that a short session does not look like a long one. */
const FEWEST_HOURS = 8;

/** An hour as a clock shows it: "09:00". */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** From which hour to which, in words. */
export function hoursText({ from, to }: DrawnHours): string {
  return from === WHOLE_DAY.from && to === WHOLE_DAY.to
    ? 'midnight to midnight'
    : `${hourText(from)} to ${hourText(to)}`;
}

/** The whole hours that hold every session, for a score that has no room for a whole day. */
export function hoursWithSessions(
  staves: readonly Stave[],
  sessions: readonly InsightSession[],
): DrawnHours {
  const ends = sessions
    .flatMap(({ parts }) => parts.flatMap((part) => partsOn(staves, part)))
    .flatMap(({ stave, startMs, endMs }) => {
      const day = staves[stave];
      return day === undefined ? [] : [hoursOn(day, startMs), hoursOn(day, endMs)];
    });
  if (ends.length === 0) return WHOLE_DAY;
  const first = Math.max(0, Math.floor(Math.min(...ends)));
  const last = Math.ceil(Math.max(...ends));
  const missing = Math.max(0, FEWEST_HOURS - (last - first));
  const from = Math.max(0, Math.min(first - Math.ceil(missing / 2), DAY_HOURS - FEWEST_HOURS));
  return { from, to: Math.max(last, from + FEWEST_HOURS) };
}
