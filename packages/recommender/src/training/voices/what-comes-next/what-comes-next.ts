import type { Voices } from '../voices.ts';
import { ANALYTICAL_OF_WHAT_COMES_NEXT } from './analytical.ts';
import { CALM_OF_WHAT_COMES_NEXT } from './calm.ts';
import { CREATIVE_OF_WHAT_COMES_NEXT } from './creative.ts';
import { DEEP_FOCUS_OF_WHAT_COMES_NEXT } from './deep-focus.ts';
import { ENERGISE_OF_WHAT_COMES_NEXT } from './energise.ts';
import { MEETING_OF_WHAT_COMES_NEXT } from './meeting.ts';
import { NONE_OF_WHAT_COMES_NEXT } from './none.ts';
import { WIND_DOWN_OF_WHAT_COMES_NEXT } from './wind-down.ts';

/** What people type in English who are tired, nervous or wired, where only the whole sentence says what they want next. */
export const WHAT_COMES_NEXT: Voices = {
  deep_focus: DEEP_FOCUS_OF_WHAT_COMES_NEXT,
  analytical: ANALYTICAL_OF_WHAT_COMES_NEXT,
  creative: CREATIVE_OF_WHAT_COMES_NEXT,
  meeting: MEETING_OF_WHAT_COMES_NEXT,
  calm: CALM_OF_WHAT_COMES_NEXT,
  energise: ENERGISE_OF_WHAT_COMES_NEXT,
  wind_down: WIND_DOWN_OF_WHAT_COMES_NEXT,
  none: NONE_OF_WHAT_COMES_NEXT,
};
