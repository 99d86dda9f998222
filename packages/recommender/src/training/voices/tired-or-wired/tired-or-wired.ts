import type { Voices } from '../voices.ts';
import { ANALYTICAL_OF_TIRED_OR_WIRED } from './analytical.ts';
import { CALM_OF_TIRED_OR_WIRED } from './calm.ts';
import { CREATIVE_OF_TIRED_OR_WIRED } from './creative.ts';
import { DEEP_FOCUS_OF_TIRED_OR_WIRED } from './deep-focus.ts';
import { ENERGISE_OF_TIRED_OR_WIRED } from './energise.ts';
import { MEETING_OF_TIRED_OR_WIRED } from './meeting.ts';
import { NONE_OF_TIRED_OR_WIRED } from './none.ts';
import { WIND_DOWN_OF_TIRED_OR_WIRED } from './wind-down.ts';

/** What people type in English who are tired, wired or both, in words that say it of either. */
export const TIRED_OR_WIRED: Voices = {
  deep_focus: DEEP_FOCUS_OF_TIRED_OR_WIRED,
  analytical: ANALYTICAL_OF_TIRED_OR_WIRED,
  creative: CREATIVE_OF_TIRED_OR_WIRED,
  meeting: MEETING_OF_TIRED_OR_WIRED,
  calm: CALM_OF_TIRED_OR_WIRED,
  energise: ENERGISE_OF_TIRED_OR_WIRED,
  wind_down: WIND_DOWN_OF_TIRED_OR_WIRED,
  none: NONE_OF_TIRED_OR_WIRED,
};
