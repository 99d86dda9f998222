import { ANALYTICAL_IN_A_WEEK } from './analytical.ts';
import { CALM_IN_A_WEEK } from './calm.ts';
import { CREATIVE_IN_A_WEEK } from './creative.ts';
import { DEEP_FOCUS_IN_A_WEEK } from './deep-focus.ts';
import { ENERGISE_IN_A_WEEK } from './energise.ts';
import { MEETING_IN_A_WEEK } from './meeting.ts';
import { NONE_IN_A_WEEK } from './none.ts';
import { WIND_DOWN_IN_A_WEEK } from './wind-down.ts';
import type { Voices } from '../voices.ts';

/** What 250 people type in a week of their lives; in English. */
export const IN_A_WEEK: Voices = {
  deep_focus: DEEP_FOCUS_IN_A_WEEK,
  analytical: ANALYTICAL_IN_A_WEEK,
  creative: CREATIVE_IN_A_WEEK,
  meeting: MEETING_IN_A_WEEK,
  calm: CALM_IN_A_WEEK,
  energise: ENERGISE_IN_A_WEEK,
  wind_down: WIND_DOWN_IN_A_WEEK,
  none: NONE_IN_A_WEEK,
};
