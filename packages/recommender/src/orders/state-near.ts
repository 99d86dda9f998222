import { SUGGESTION_STATES, TASK_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import type { Hertz } from '@overtone/domain/units';

/** The state whose windows hold this centre, the one nearest to its own; else the state of the band. */
export function stateNear(hz: Hertz): TaskState {
  const distance = (state: TaskState) => Math.abs(SUGGESTION_STATES[state].centerHz - hz);
  const [nearest] = TASK_STATES.filter((state) => {
    const { min, max } = SUGGESTION_STATES[state].centerWindowHz;
    return hz >= min && hz <= max;
  }).toSorted((one, other) => distance(one) - distance(other));
  return nearest ?? (hz < SUGGESTION_STATES.calm.centerWindowHz.min ? 'wind_down' : 'analytical');
}
