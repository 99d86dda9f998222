import type { TaskState } from '../../suggestion/states.ts';
import type { PartCourse } from './asked-program.ts';

/** The course that supports a state for a length of time. */
export const COURSE_OF_STATE: Readonly<Record<TaskState, PartCourse>> = {
  deep_focus: 'steady-focus',
  analytical: 'close-work',
  creative: 'room-for-ideas',
  meeting: 'meeting-bridge',
  calm: 'six-breaths',
  energise: 'wake-up',
  wind_down: 'wind-down',
};
