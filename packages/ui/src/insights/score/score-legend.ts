import { SUGGESTION_STATES, TASK_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import { nearestState } from '@overtone/domain/suggestion/nearest-state';
import type { Degrees } from '@overtone/domain/units';
import type { ScoreSession } from './score-notes.ts';

/** A state that sessions of a score are nearest to. */
export interface LegendEntry {
  readonly state: TaskState;
  readonly label: string;
  readonly hue: Degrees;
}

/** How a score is to be read. */
export const SCORE_CAPTION =
  'Each stroke is a session: its own pair of rhythms, as long as it lasted, in the hue of the state whose pair is nearest. A dot means that it was rated before and after; the stroke stands above its line where focus was higher after, below it where it was lower. Mondays have the stronger line.';

/** The states whose hues a score shows, in the order of lists. */
export function scoreLegend(sessions: readonly ScoreSession[]): readonly LegendEntry[] {
  const shown = new Set(sessions.map(({ session }) => nearestState(session)));
  return TASK_STATES.filter((state) => shown.has(state)).map((state) => ({
    state,
    label: SUGGESTION_STATES[state].label,
    hue: SUGGESTION_STATES[state].hue,
  }));
}
