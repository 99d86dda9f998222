import { ASKED_OR_DONE } from './asked-or-done/asked-or-done.ts';
import { ASKED_OR_DONE_IN_TONGUES } from './asked-or-done-in-tongues/asked-or-done-in-tongues.ts';
import { EVERY_DAY } from './every-day.ts';
import { EVERY_TONGUE } from './every-tongue/every-tongue.ts';
import { EVERY_TRADE } from './every-trade/every-trade.ts';
import { HARMLESS_WORDS } from './harmless-words.ts';
import { IN_A_WEEK } from './in-a-week/in-a-week.ts';
import { MANY_LANGUAGES } from './many-languages.ts';
import { MORE_TONGUES } from './more-tongues/more-tongues.ts';
import { SETTLE_OR_ROUSE } from './settle-or-rouse/settle-or-rouse.ts';
import { THREE_HANDS } from './three-hands/three-hands.ts';
import { TIRED_IN_TONGUES } from './tired-in-tongues/tired-in-tongues.ts';
import { TIRED_OR_WIRED } from './tired-or-wired/tired-or-wired.ts';
import type { Voices } from './voices.ts';

/** All voices that the model is trained on. */
export const EVERY_VOICE: readonly Voices[] = [
  ASKED_OR_DONE,
  ASKED_OR_DONE_IN_TONGUES,
  EVERY_DAY,
  EVERY_TONGUE,
  EVERY_TRADE,
  HARMLESS_WORDS,
  IN_A_WEEK,
  MANY_LANGUAGES,
  MORE_TONGUES,
  SETTLE_OR_ROUSE,
  THREE_HANDS,
  TIRED_IN_TONGUES,
  TIRED_OR_WIRED,
];
