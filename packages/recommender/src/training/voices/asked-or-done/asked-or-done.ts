import type { Voices } from '../voices.ts';
import { ANALYTICAL_OF_ASKED_OR_DONE } from './analytical.ts';
import { CALM_OF_ASKED_OR_DONE } from './calm.ts';
import { CREATIVE_OF_ASKED_OR_DONE } from './creative.ts';
import { DEEP_FOCUS_OF_ASKED_OR_DONE } from './deep-focus.ts';
import { ENERGISE_OF_ASKED_OR_DONE } from './energise.ts';
import { MEETING_OF_ASKED_OR_DONE } from './meeting.ts';
import { NONE_OF_ASKED_OR_DONE } from './none.ts';
import { WIND_DOWN_OF_ASKED_OR_DONE } from './wind-down.ts';

/** What people type in English who ask a machine for something, or do something that sounds like it. */
export const ASKED_OR_DONE: Voices = {
  deep_focus: DEEP_FOCUS_OF_ASKED_OR_DONE,
  analytical: ANALYTICAL_OF_ASKED_OR_DONE,
  creative: CREATIVE_OF_ASKED_OR_DONE,
  meeting: MEETING_OF_ASKED_OR_DONE,
  calm: CALM_OF_ASKED_OR_DONE,
  energise: ENERGISE_OF_ASKED_OR_DONE,
  wind_down: WIND_DOWN_OF_ASKED_OR_DONE,
  none: NONE_OF_ASKED_OR_DONE,
};
