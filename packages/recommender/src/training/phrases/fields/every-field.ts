import { ARTS } from './arts.ts';
import { CALENDAR_TITLES } from './calendar-titles.ts';
import { FEELINGS } from './feelings.ts';
import type { FieldPhrases } from '../field-phrases.ts';
import { GAMES_AND_SPORT } from './games-and-sport.ts';
import { HEALTH_CARE } from './health-care.ts';
import { HOME } from './home.ts';
import { IN_A_SENTENCE } from './in-a-sentence.ts';
import { LAW_AND_PUBLIC } from './law-and-public.ts';
import { MONEY } from './money.ts';
import { OFFICE } from './office.ts';
import { SCIENCE } from './science.ts';
import { SOFTWARE } from './software.ts';
import { STUDYING } from './studying.ts';
import { TEACHING } from './teaching.ts';
import { TRADES } from './trades.ts';

/** Every field of life whose English phrases are kept apart from the topics, in alphabetical order. */
export const FIELDS: readonly FieldPhrases[] = [
  ARTS,
  CALENDAR_TITLES,
  FEELINGS,
  GAMES_AND_SPORT,
  HEALTH_CARE,
  HOME,
  IN_A_SENTENCE,
  LAW_AND_PUBLIC,
  MONEY,
  OFFICE,
  SCIENCE,
  SOFTWARE,
  STUDYING,
  TEACHING,
  TRADES,
];
