import type { Voices } from '../voices.ts';
import { ANALYTICAL_OF_ASKED_OR_DONE_IN_TONGUES } from './analytical.ts';
import { CALM_OF_ASKED_OR_DONE_IN_TONGUES } from './calm.ts';
import { CREATIVE_OF_ASKED_OR_DONE_IN_TONGUES } from './creative.ts';
import { DEEP_FOCUS_OF_ASKED_OR_DONE_IN_TONGUES } from './deep-focus.ts';
import { ENERGISE_OF_ASKED_OR_DONE_IN_TONGUES } from './energise.ts';
import { MEETING_OF_ASKED_OR_DONE_IN_TONGUES } from './meeting.ts';
import { NONE_OF_ASKED_OR_DONE_IN_TONGUES } from './none.ts';
import { WIND_DOWN_OF_ASKED_OR_DONE_IN_TONGUES } from './wind-down.ts';

/** What people type in fifteen languages who ask a machine for something, or do something that sounds like it. */
export const ASKED_OR_DONE_IN_TONGUES: Voices = {
  deep_focus: DEEP_FOCUS_OF_ASKED_OR_DONE_IN_TONGUES,
  analytical: ANALYTICAL_OF_ASKED_OR_DONE_IN_TONGUES,
  creative: CREATIVE_OF_ASKED_OR_DONE_IN_TONGUES,
  meeting: MEETING_OF_ASKED_OR_DONE_IN_TONGUES,
  calm: CALM_OF_ASKED_OR_DONE_IN_TONGUES,
  energise: ENERGISE_OF_ASKED_OR_DONE_IN_TONGUES,
  wind_down: WIND_DOWN_OF_ASKED_OR_DONE_IN_TONGUES,
  none: NONE_OF_ASKED_OR_DONE_IN_TONGUES,
};
