import type { Voices } from '../voices.ts';
import { ANALYTICAL_BY_THREE_HANDS } from './analytical.ts';
import { CALM_BY_THREE_HANDS } from './calm.ts';
import { CREATIVE_BY_THREE_HANDS } from './creative.ts';
import { DEEP_FOCUS_BY_THREE_HANDS } from './deep-focus.ts';
import { ENERGISE_BY_THREE_HANDS } from './energise.ts';
import { MEETING_BY_THREE_HANDS } from './meeting.ts';
import { NONE_BY_THREE_HANDS } from './none.ts';
import { WIND_DOWN_BY_THREE_HANDS } from './wind-down.ts';

/** What people type where a model mishears easily: negations, tiredness, titles, slang, figures of speech. */
export const THREE_HANDS: Voices = {
  deep_focus: DEEP_FOCUS_BY_THREE_HANDS,
  analytical: ANALYTICAL_BY_THREE_HANDS,
  creative: CREATIVE_BY_THREE_HANDS,
  meeting: MEETING_BY_THREE_HANDS,
  calm: CALM_BY_THREE_HANDS,
  energise: ENERGISE_BY_THREE_HANDS,
  wind_down: WIND_DOWN_BY_THREE_HANDS,
  none: NONE_BY_THREE_HANDS,
};
