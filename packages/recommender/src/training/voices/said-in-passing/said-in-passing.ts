import type { Voices } from '../voices.ts';
import { ANALYTICAL_OF_SAID_IN_PASSING } from './analytical.ts';
import { CALM_OF_SAID_IN_PASSING } from './calm.ts';
import { CREATIVE_OF_SAID_IN_PASSING } from './creative.ts';
import { DEEP_FOCUS_OF_SAID_IN_PASSING } from './deep-focus.ts';
import { ENERGISE_OF_SAID_IN_PASSING } from './energise.ts';
import { MEETING_OF_SAID_IN_PASSING } from './meeting.ts';
import { NONE_OF_SAID_IN_PASSING } from './none.ts';
import { WIND_DOWN_OF_SAID_IN_PASSING } from './wind-down.ts';

/** What people type in English in passing, between two things. */
export const SAID_IN_PASSING: Voices = {
  deep_focus: DEEP_FOCUS_OF_SAID_IN_PASSING,
  analytical: ANALYTICAL_OF_SAID_IN_PASSING,
  creative: CREATIVE_OF_SAID_IN_PASSING,
  meeting: MEETING_OF_SAID_IN_PASSING,
  calm: CALM_OF_SAID_IN_PASSING,
  energise: ENERGISE_OF_SAID_IN_PASSING,
  wind_down: WIND_DOWN_OF_SAID_IN_PASSING,
  none: NONE_OF_SAID_IN_PASSING,
};
