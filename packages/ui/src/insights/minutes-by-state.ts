import type { InsightSession } from '@overtone/domain/contract/usage';
import { nearestState } from '@overtone/domain/suggestion/nearest-state';
import { TASK_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import type { CalendarDay } from '@overtone/domain/usage/local-days';
import { partsOn, type Stave } from '@overtone/domain/usage/staves';

/** How long sessions played on a day whose pairs are nearest to one state. */
export interface StateMinutes {
  readonly state: TaskState;
  readonly minutes: number;
}

const MINUTE_MS = 60_000;

/** The minutes of each day by the state whose pair is nearest, in the order of lists; a session without one is left out. */
export function minutesByState(
  sessions: readonly InsightSession[],
  staves: readonly Stave[],
): ReadonlyMap<CalendarDay, readonly StateMinutes[]> {
  const played = sessions.flatMap((session) => {
    const state = nearestState(session);
    if (state === null) return [];
    const parts = session.parts.flatMap((part) => partsOn(staves, part));
    return parts.map(({ stave, startMs, endMs }) => ({ state, stave, ms: endMs - startMs }));
  });
  const byDay = Map.groupBy(played, ({ stave }) => stave);
  return new Map(
    staves.map(({ day }, index) => {
      const ofDay = Map.groupBy(byDay.get(index) ?? [], ({ state }) => state);
      const minutesOf = (state: TaskState) =>
        (ofDay.get(state) ?? []).reduce((sum, { ms }) => sum + ms, 0) / MINUTE_MS;
      return [
        day,
        TASK_STATES.filter((state) => ofDay.has(state)).map((state) => ({
          state,
          minutes: minutesOf(state),
        })),
      ];
    }),
  );
}
