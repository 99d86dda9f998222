import type { Voices } from '../voices.ts';
import { ANALYTICAL_OF_EVERY_TONGUE } from './analytical.ts';
import { CALM_OF_EVERY_TONGUE } from './calm.ts';
import { CREATIVE_OF_EVERY_TONGUE } from './creative.ts';
import { DEEP_FOCUS_OF_EVERY_TONGUE } from './deep-focus.ts';
import { ENERGISE_OF_EVERY_TONGUE } from './energise.ts';
import { MEETING_OF_EVERY_TONGUE } from './meeting.ts';
import { NONE_OF_EVERY_TONGUE } from './none.ts';
import { WIND_DOWN_OF_EVERY_TONGUE } from './wind-down.ts';

/** What people type in English and some thirty other languages, each line a scene of its own. */
export const EVERY_TONGUE: Voices = {
  deep_focus: DEEP_FOCUS_OF_EVERY_TONGUE,
  analytical: ANALYTICAL_OF_EVERY_TONGUE,
  creative: CREATIVE_OF_EVERY_TONGUE,
  meeting: MEETING_OF_EVERY_TONGUE,
  calm: CALM_OF_EVERY_TONGUE,
  energise: ENERGISE_OF_EVERY_TONGUE,
  wind_down: WIND_DOWN_OF_EVERY_TONGUE,
  none: NONE_OF_EVERY_TONGUE,
};
