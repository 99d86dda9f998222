import type { Voices } from '../voices.ts';
import { ANALYTICAL_OF_IN_OTHER_WORDS } from './analytical.ts';
import { CALM_OF_IN_OTHER_WORDS } from './calm.ts';
import { CREATIVE_OF_IN_OTHER_WORDS } from './creative.ts';
import { DEEP_FOCUS_OF_IN_OTHER_WORDS } from './deep-focus.ts';
import { ENERGISE_OF_IN_OTHER_WORDS } from './energise.ts';
import { MEETING_OF_IN_OTHER_WORDS } from './meeting.ts';
import { NONE_OF_IN_OTHER_WORDS } from './none.ts';
import { WIND_DOWN_OF_IN_OTHER_WORDS } from './wind-down.ts';

/** What people of many trades type in English, in jargon, figures of speech and few words. */
export const IN_OTHER_WORDS: Voices = {
  deep_focus: DEEP_FOCUS_OF_IN_OTHER_WORDS,
  analytical: ANALYTICAL_OF_IN_OTHER_WORDS,
  creative: CREATIVE_OF_IN_OTHER_WORDS,
  meeting: MEETING_OF_IN_OTHER_WORDS,
  calm: CALM_OF_IN_OTHER_WORDS,
  energise: ENERGISE_OF_IN_OTHER_WORDS,
  wind_down: WIND_DOWN_OF_IN_OTHER_WORDS,
  none: NONE_OF_IN_OTHER_WORDS,
};
