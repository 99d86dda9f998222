import type { Voices } from '../voices.ts';
import { ANALYTICAL_OF_AS_TITLES } from './analytical.ts';
import { CALM_OF_AS_TITLES } from './calm.ts';
import { CREATIVE_OF_AS_TITLES } from './creative.ts';
import { DEEP_FOCUS_OF_AS_TITLES } from './deep-focus.ts';
import { ENERGISE_OF_AS_TITLES } from './energise.ts';
import { MEETING_OF_AS_TITLES } from './meeting.ts';
import { NONE_OF_AS_TITLES } from './none.ts';
import { WIND_DOWN_OF_AS_TITLES } from './wind-down.ts';

/** Titles of events and tasks, as calendars and lists have them. */
export const AS_TITLES: Voices = {
  deep_focus: DEEP_FOCUS_OF_AS_TITLES,
  analytical: ANALYTICAL_OF_AS_TITLES,
  creative: CREATIVE_OF_AS_TITLES,
  meeting: MEETING_OF_AS_TITLES,
  calm: CALM_OF_AS_TITLES,
  energise: ENERGISE_OF_AS_TITLES,
  wind_down: WIND_DOWN_OF_AS_TITLES,
  none: NONE_OF_AS_TITLES,
};
