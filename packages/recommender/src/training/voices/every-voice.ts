import { ACROSS_EUROPE } from './across-europe/across-europe.ts';
import { AS_TITLES } from './as-titles/as-titles.ts';
import { ASIA_AND_AFRICA } from './asia-and-africa/asia-and-africa.ts';
import { ASKED_OR_DONE_IN_TONGUES } from './asked-or-done-in-tongues/asked-or-done-in-tongues.ts';
import { ASKED_OR_DONE } from './asked-or-done/asked-or-done.ts';
import { EVERY_DAY } from './every-day.ts';
import { EVERY_TONGUE } from './every-tongue/every-tongue.ts';
import { EVERY_TRADE } from './every-trade/every-trade.ts';
import { HARDLY_A_TASK } from './hardly-a-task/hardly-a-task.ts';
import { HARMLESS_WORDS } from './harmless-words.ts';
import { IN_A_WEEK } from './in-a-week/in-a-week.ts';
import { IN_MANY_TONGUES } from './in-many-tongues/in-many-tongues.ts';
import { IN_OTHER_WORDS } from './in-other-words/in-other-words.ts';
import { MANY_LANGUAGES } from './many-languages.ts';
import { MORE_TONGUES } from './more-tongues/more-tongues.ts';
import { SAID_IN_PASSING } from './said-in-passing/said-in-passing.ts';
import { SETTLE_OR_ROUSE } from './settle-or-rouse/settle-or-rouse.ts';
import { THREE_HANDS } from './three-hands/three-hands.ts';
import { TIRED_IN_TONGUES } from './tired-in-tongues/tired-in-tongues.ts';
import { TIRED_OR_WIRED } from './tired-or-wired/tired-or-wired.ts';
import { WHAT_COMES_NEXT } from './what-comes-next/what-comes-next.ts';
import type { Voices } from './voices.ts';

/** All voices that the model is trained on. */
export const EVERY_VOICE: readonly Voices[] = [
  ACROSS_EUROPE,
  ASIA_AND_AFRICA,
  ASKED_OR_DONE,
  ASKED_OR_DONE_IN_TONGUES,
  AS_TITLES,
  EVERY_DAY,
  EVERY_TONGUE,
  EVERY_TRADE,
  HARDLY_A_TASK,
  HARMLESS_WORDS,
  IN_A_WEEK,
  IN_MANY_TONGUES,
  IN_OTHER_WORDS,
  MANY_LANGUAGES,
  MORE_TONGUES,
  SAID_IN_PASSING,
  SETTLE_OR_ROUSE,
  THREE_HANDS,
  TIRED_IN_TONGUES,
  TIRED_OR_WIRED,
  WHAT_COMES_NEXT,
];
