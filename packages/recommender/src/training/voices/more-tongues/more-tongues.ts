import type { Voices } from '../voices.ts';
import { ANALYTICAL_OF_MORE_TONGUES } from './analytical.ts';
import { CALM_OF_MORE_TONGUES } from './calm.ts';
import { CREATIVE_OF_MORE_TONGUES } from './creative.ts';
import { DEEP_FOCUS_OF_MORE_TONGUES } from './deep-focus.ts';
import { ENERGISE_OF_MORE_TONGUES } from './energise.ts';
import { MEETING_OF_MORE_TONGUES } from './meeting.ts';
import { NONE_OF_MORE_TONGUES } from './none.ts';
import { WIND_DOWN_OF_MORE_TONGUES } from './wind-down.ts';

/** What people type in English and twenty other languages, and what only sounds like a danger. */
export const MORE_TONGUES: Voices = {
  deep_focus: DEEP_FOCUS_OF_MORE_TONGUES,
  analytical: ANALYTICAL_OF_MORE_TONGUES,
  creative: CREATIVE_OF_MORE_TONGUES,
  meeting: MEETING_OF_MORE_TONGUES,
  calm: CALM_OF_MORE_TONGUES,
  energise: ENERGISE_OF_MORE_TONGUES,
  wind_down: WIND_DOWN_OF_MORE_TONGUES,
  none: NONE_OF_MORE_TONGUES,
};
