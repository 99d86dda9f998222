import type { Voices } from '../voices.ts';
import { ANALYTICAL_OF_EVERY_TRADE } from './analytical.ts';
import { CALM_OF_EVERY_TRADE } from './calm.ts';
import { CREATIVE_OF_EVERY_TRADE } from './creative.ts';
import { DEEP_FOCUS_OF_EVERY_TRADE } from './deep-focus.ts';
import { ENERGISE_OF_EVERY_TRADE } from './energise.ts';
import { MEETING_OF_EVERY_TRADE } from './meeting.ts';
import { NONE_OF_EVERY_TRADE } from './none.ts';
import { WIND_DOWN_OF_EVERY_TRADE } from './wind-down.ts';

/** What people of many trades, ages and places type in English, where a telling word often points elsewhere. */
export const EVERY_TRADE: Voices = {
  deep_focus: DEEP_FOCUS_OF_EVERY_TRADE,
  analytical: ANALYTICAL_OF_EVERY_TRADE,
  creative: CREATIVE_OF_EVERY_TRADE,
  meeting: MEETING_OF_EVERY_TRADE,
  calm: CALM_OF_EVERY_TRADE,
  energise: ENERGISE_OF_EVERY_TRADE,
  wind_down: WIND_DOWN_OF_EVERY_TRADE,
  none: NONE_OF_EVERY_TRADE,
};
