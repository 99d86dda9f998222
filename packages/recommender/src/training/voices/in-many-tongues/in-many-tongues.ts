import type { Voices } from '../voices.ts';
import { ANALYTICAL_OF_IN_MANY_TONGUES } from './analytical.ts';
import { CALM_OF_IN_MANY_TONGUES } from './calm.ts';
import { CREATIVE_OF_IN_MANY_TONGUES } from './creative.ts';
import { DEEP_FOCUS_OF_IN_MANY_TONGUES } from './deep-focus.ts';
import { ENERGISE_OF_IN_MANY_TONGUES } from './energise.ts';
import { MEETING_OF_IN_MANY_TONGUES } from './meeting.ts';
import { NONE_OF_IN_MANY_TONGUES } from './none.ts';
import { WIND_DOWN_OF_IN_MANY_TONGUES } from './wind-down.ts';

/** What people type in many languages. */
export const IN_MANY_TONGUES: Voices = {
  deep_focus: DEEP_FOCUS_OF_IN_MANY_TONGUES,
  analytical: ANALYTICAL_OF_IN_MANY_TONGUES,
  creative: CREATIVE_OF_IN_MANY_TONGUES,
  meeting: MEETING_OF_IN_MANY_TONGUES,
  calm: CALM_OF_IN_MANY_TONGUES,
  energise: ENERGISE_OF_IN_MANY_TONGUES,
  wind_down: WIND_DOWN_OF_IN_MANY_TONGUES,
  none: NONE_OF_IN_MANY_TONGUES,
};
