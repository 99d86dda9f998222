import type { Voices } from '../voices.ts';
import { ANALYTICAL_OF_ACROSS_EUROPE } from './analytical.ts';
import { CALM_OF_ACROSS_EUROPE } from './calm.ts';
import { CREATIVE_OF_ACROSS_EUROPE } from './creative.ts';
import { DEEP_FOCUS_OF_ACROSS_EUROPE } from './deep-focus.ts';
import { ENERGISE_OF_ACROSS_EUROPE } from './energise.ts';
import { MEETING_OF_ACROSS_EUROPE } from './meeting.ts';
import { NONE_OF_ACROSS_EUROPE } from './none.ts';
import { WIND_DOWN_OF_ACROSS_EUROPE } from './wind-down.ts';

/** What people type in the languages of Europe but English. */
export const ACROSS_EUROPE: Voices = {
  deep_focus: DEEP_FOCUS_OF_ACROSS_EUROPE,
  analytical: ANALYTICAL_OF_ACROSS_EUROPE,
  creative: CREATIVE_OF_ACROSS_EUROPE,
  meeting: MEETING_OF_ACROSS_EUROPE,
  calm: CALM_OF_ACROSS_EUROPE,
  energise: ENERGISE_OF_ACROSS_EUROPE,
  wind_down: WIND_DOWN_OF_ACROSS_EUROPE,
  none: NONE_OF_ACROSS_EUROPE,
};
