import type { TaskState } from '../../suggestion/states.ts';
import type { PartCourse } from './asked-program.ts';

/** The course that supports a state for a length of time; a meeting has one that leads up to it, and none of its own. */
export const COURSE_OF_STATE: Readonly<Record<Exclude<TaskState, 'meeting'>, PartCourse>> = {
  deep_focus: 'steady-focus',
  analytical: 'close-work',
  creative: 'room-for-ideas',
  calm: 'six-breaths',
  energise: 'wake-up',
  wind_down: 'wind-down',
};
