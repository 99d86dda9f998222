import type { InsightSession } from '@overtone/domain/contract/usage';
import { DAY_HOURS, hoursOn, partsOn, type Stave } from '@overtone/domain/usage/staves';

/** The hours of the day that a score shows. */
export interface ScoreHours {
  readonly from: number;
  readonly to: number;
}

/** From midnight to midnight. */
export const WHOLE_DAY: ScoreHours = { from: 0, to: DAY_HOURS };

/** Room before the first stroke and after the last one, in hours. */
const AROUND = 0.5;
/** Fewer would make a short session look long. */
const FEWEST_HOURS = 8;

/** The days from the first that has a session up to today, the newest first; all of them where none has. */
export function stavesShown(
  staves: readonly Stave[],
  sessions: readonly InsightSession[],
): readonly Stave[] {
  const used = sessions.flatMap(({ parts }) =>
    parts.flatMap((part) => partsOn(staves, part)).map(({ stave }) => stave),
  );
  return staves.slice(used.length === 0 ? 0 : Math.min(...used)).toReversed();
}

/** The whole hours that hold every session with room around it, at least eight; the whole day where there is none. */
export function hoursShown(
  staves: readonly Stave[],
  sessions: readonly InsightSession[],
): ScoreHours {
  const hours = sessions
    .flatMap(({ parts }) => parts.flatMap((part) => partsOn(staves, part)))
    .flatMap(({ stave, startMs, endMs }) => {
      const day = staves[stave];
      return day === undefined ? [] : [hoursOn(day, startMs), hoursOn(day, endMs)];
    });
  if (hours.length === 0) return WHOLE_DAY;
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  // A day of 25 hours begins before nought.
  const earliest = Math.min(0, Math.floor(first));
  const from = Math.max(earliest, Math.floor(first - AROUND));
  const to = Math.min(DAY_HOURS, Math.ceil(last + AROUND));
  const missing = Math.max(0, FEWEST_HOURS - (to - from));
  const end = Math.min(DAY_HOURS, to + Math.floor(missing / 2));
  const start = Math.max(earliest, Math.min(from, end - FEWEST_HOURS));
  return { from: start, to: Math.max(end, start + FEWEST_HOURS) };
}
