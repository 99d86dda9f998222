import type { PeoplePhrases } from '../people-phrases.ts';
import { ABOUT_THE_APP } from './english/about-the-app.ts';
import { BETWEEN_THE_LINES } from './english/between-the-lines.ts';
import { EMERGENCIES } from './english/emergencies.ts';
import { EVERYDAY } from './english/everyday.ts';
import { FAREWELLS } from './english/farewells.ts';
import { FIGURES_OF_SPEECH } from './english/figures-of-speech.ts';
import { HARMLESS_WORK } from './english/harmless-work.ts';
import { HOPELESSNESS } from './english/hopelessness.ts';
import { HURTING } from './english/hurting.ts';
import { LAST_THINGS } from './english/last-things.ts';
import { LIGHT } from './english/light.ts';
import { MORE_EMERGENCIES } from './english/more-emergencies.ts';
import { PLANS } from './english/plans.ts';
import { SILENT_SIGNS } from './english/silent-signs.ts';
import { TASKS_BEFORE_THE_END } from './english/tasks-before-the-end.ts';
import { THE_PAST_AND_PLAY } from './english/the-past-and-play.ts';
import { VOICES_CRISIS } from './english/voices-crisis.ts';
import { VOICES_EMERGENCY } from './english/voices-emergency.ts';
import { VOICES_NONE_1 } from './english/voices-none-1.ts';
import { VOICES_NONE_2 } from './english/voices-none-2.ts';
import { WISHES_TO_DIE } from './english/wishes-to-die.ts';
import { ABOUT_THE_APP_IN_OTHER_WORDS } from './languages/about-the-app.ts';
import { ARABIC } from './languages/arabic.ts';
import { CHINESE } from './languages/chinese.ts';
import { CZECH } from './languages/czech.ts';
import { DANISH } from './languages/danish.ts';
import { DUTCH } from './languages/dutch.ts';
import { FINNISH } from './languages/finnish.ts';
import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import { GREEK } from './languages/greek.ts';
import { HEBREW } from './languages/hebrew.ts';
import { HINDI } from './languages/hindi.ts';
import { HUNGARIAN } from './languages/hungarian.ts';
import { INDONESIAN } from './languages/indonesian.ts';
import { ITALIAN } from './languages/italian.ts';
import { JAPANESE } from './languages/japanese.ts';
import { KOREAN } from './languages/korean.ts';
import { MANY_LANGUAGES } from './languages/many-languages.ts';
import { NORWEGIAN } from './languages/norwegian.ts';
import { PERSIAN } from './languages/persian.ts';
import { POLISH } from './languages/polish.ts';
import { PORTUGUESE } from './languages/portuguese.ts';
import { ROMANIAN } from './languages/romanian.ts';
import { RUSSIAN } from './languages/russian.ts';
import { SPANISH } from './languages/spanish.ts';
import { SWEDISH } from './languages/swedish.ts';
import { THAI } from './languages/thai.ts';
import { TURKISH } from './languages/turkish.ts';
import { UKRAINIAN } from './languages/ukrainian.ts';
import { VIETNAMESE } from './languages/vietnamese.ts';

/** The whole bank. */
export const PEOPLE_PHRASES: readonly PeoplePhrases[] = [
  ABOUT_THE_APP,
  BETWEEN_THE_LINES,
  EMERGENCIES,
  EVERYDAY,
  FAREWELLS,
  FIGURES_OF_SPEECH,
  HARMLESS_WORK,
  HOPELESSNESS,
  HURTING,
  LAST_THINGS,
  LIGHT,
  MORE_EMERGENCIES,
  PLANS,
  SILENT_SIGNS,
  TASKS_BEFORE_THE_END,
  THE_PAST_AND_PLAY,
  VOICES_CRISIS,
  VOICES_EMERGENCY,
  VOICES_NONE_1,
  VOICES_NONE_2,
  WISHES_TO_DIE,
  ABOUT_THE_APP_IN_OTHER_WORDS,
  ARABIC,
  CHINESE,
  CZECH,
  DANISH,
  DUTCH,
  FINNISH,
  FRENCH,
  GERMAN,
  GREEK,
  HEBREW,
  HINDI,
  HUNGARIAN,
  INDONESIAN,
  ITALIAN,
  JAPANESE,
  KOREAN,
  MANY_LANGUAGES,
  NORWEGIAN,
  PERSIAN,
  POLISH,
  PORTUGUESE,
  ROMANIAN,
  RUSSIAN,
  SPANISH,
  SWEDISH,
  THAI,
  TURKISH,
  UKRAINIAN,
  VIETNAMESE,
];
