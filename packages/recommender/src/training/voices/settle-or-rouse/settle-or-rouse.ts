import type { Voices } from '../voices.ts';
import { ANALYTICAL_OF_SETTLE_OR_ROUSE } from './analytical.ts';
import { CALM_OF_SETTLE_OR_ROUSE } from './calm.ts';
import { CREATIVE_OF_SETTLE_OR_ROUSE } from './creative.ts';
import { DEEP_FOCUS_OF_SETTLE_OR_ROUSE } from './deep-focus.ts';
import { ENERGISE_OF_SETTLE_OR_ROUSE } from './energise.ts';
import { MEETING_OF_SETTLE_OR_ROUSE } from './meeting.ts';
import { NONE_OF_SETTLE_OR_ROUSE } from './none.ts';
import { WIND_DOWN_OF_SETTLE_OR_ROUSE } from './wind-down.ts';

/** What people type who want to settle, or to be roused, in words that are easily taken for the contrary. */
export const SETTLE_OR_ROUSE: Voices = {
  deep_focus: DEEP_FOCUS_OF_SETTLE_OR_ROUSE,
  analytical: ANALYTICAL_OF_SETTLE_OR_ROUSE,
  creative: CREATIVE_OF_SETTLE_OR_ROUSE,
  meeting: MEETING_OF_SETTLE_OR_ROUSE,
  calm: CALM_OF_SETTLE_OR_ROUSE,
  energise: ENERGISE_OF_SETTLE_OR_ROUSE,
  wind_down: WIND_DOWN_OF_SETTLE_OR_ROUSE,
  none: NONE_OF_SETTLE_OR_ROUSE,
};
