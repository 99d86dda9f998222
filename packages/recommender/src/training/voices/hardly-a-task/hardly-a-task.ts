import type { Voices } from '../voices.ts';
import { ANALYTICAL_OF_HARDLY_A_TASK } from './analytical.ts';
import { CALM_OF_HARDLY_A_TASK } from './calm.ts';
import { CREATIVE_OF_HARDLY_A_TASK } from './creative.ts';
import { DEEP_FOCUS_OF_HARDLY_A_TASK } from './deep-focus.ts';
import { ENERGISE_OF_HARDLY_A_TASK } from './energise.ts';
import { MEETING_OF_HARDLY_A_TASK } from './meeting.ts';
import { NONE_OF_HARDLY_A_TASK } from './none.ts';
import { WIND_DOWN_OF_HARDLY_A_TASK } from './wind-down.ts';

/** What is no task, beside what sounds like it and is one. */
export const HARDLY_A_TASK: Voices = {
  deep_focus: DEEP_FOCUS_OF_HARDLY_A_TASK,
  analytical: ANALYTICAL_OF_HARDLY_A_TASK,
  creative: CREATIVE_OF_HARDLY_A_TASK,
  meeting: MEETING_OF_HARDLY_A_TASK,
  calm: CALM_OF_HARDLY_A_TASK,
  energise: ENERGISE_OF_HARDLY_A_TASK,
  wind_down: WIND_DOWN_OF_HARDLY_A_TASK,
  none: NONE_OF_HARDLY_A_TASK,
};
