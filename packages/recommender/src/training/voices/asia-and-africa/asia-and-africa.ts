import type { Voices } from '../voices.ts';
import { ANALYTICAL_OF_ASIA_AND_AFRICA } from './analytical.ts';
import { CALM_OF_ASIA_AND_AFRICA } from './calm.ts';
import { CREATIVE_OF_ASIA_AND_AFRICA } from './creative.ts';
import { DEEP_FOCUS_OF_ASIA_AND_AFRICA } from './deep-focus.ts';
import { ENERGISE_OF_ASIA_AND_AFRICA } from './energise.ts';
import { MEETING_OF_ASIA_AND_AFRICA } from './meeting.ts';
import { NONE_OF_ASIA_AND_AFRICA } from './none.ts';
import { WIND_DOWN_OF_ASIA_AND_AFRICA } from './wind-down.ts';

/** What people type in the languages of Asia and Africa. */
export const ASIA_AND_AFRICA: Voices = {
  deep_focus: DEEP_FOCUS_OF_ASIA_AND_AFRICA,
  analytical: ANALYTICAL_OF_ASIA_AND_AFRICA,
  creative: CREATIVE_OF_ASIA_AND_AFRICA,
  meeting: MEETING_OF_ASIA_AND_AFRICA,
  calm: CALM_OF_ASIA_AND_AFRICA,
  energise: ENERGISE_OF_ASIA_AND_AFRICA,
  wind_down: WIND_DOWN_OF_ASIA_AND_AFRICA,
  none: NONE_OF_ASIA_AND_AFRICA,
};
