import { TASK_STATES } from '../suggestion/states.ts';
import { normalise } from './normalise.ts';
import { ANALYTICAL_TOPICS } from './phrases/analytical.ts';
import { CALM_TOPICS } from './phrases/calm.ts';
import { CREATIVE_TOPICS } from './phrases/creative.ts';
import { DEEP_FOCUS_TOPICS } from './phrases/deep-focus.ts';
import { ENERGISE_TOPICS } from './phrases/energise.ts';
import { ARABIC } from './phrases/languages/arabic.ts';
import { CHINESE } from './phrases/languages/chinese.ts';
import { CZECH } from './phrases/languages/czech.ts';
import { DANISH_NORWEGIAN } from './phrases/languages/danish-norwegian.ts';
import { DUTCH } from './phrases/languages/dutch.ts';
import { FINNISH } from './phrases/languages/finnish.ts';
import { FRENCH } from './phrases/languages/french.ts';
import { GERMAN } from './phrases/languages/german.ts';
import { GREEK } from './phrases/languages/greek.ts';
import { HINDI } from './phrases/languages/hindi.ts';
import { INDONESIAN } from './phrases/languages/indonesian.ts';
import { ITALIAN } from './phrases/languages/italian.ts';
import { JAPANESE } from './phrases/languages/japanese.ts';
import { KOREAN } from './phrases/languages/korean.ts';
import { POLISH } from './phrases/languages/polish.ts';
import { PORTUGUESE } from './phrases/languages/portuguese.ts';
import { RUSSIAN } from './phrases/languages/russian.ts';
import { SPANISH } from './phrases/languages/spanish.ts';
import { SWEDISH } from './phrases/languages/swedish.ts';
import { TURKISH } from './phrases/languages/turkish.ts';
import { UKRAINIAN } from './phrases/languages/ukrainian.ts';
import { VIETNAMESE } from './phrases/languages/vietnamese.ts';
import type { LanguagePhrases } from './phrases/languages/language-phrases.ts';
import { MEETING_TOPICS } from './phrases/meeting.ts';
import { NONE_TOPICS } from './phrases/none.ts';
import type { PhraseState, PhraseTopic } from './phrases/phrase-topic.ts';
import { WIND_DOWN_TOPICS } from './phrases/wind-down.ts';

/** One phrase of the bank, in the form in which text is compared. */
export interface BankPhrase {
  readonly text: string;
  readonly state: PhraseState;
  /** What was heard when this phrase is found; absent where the phrase says no more than its state. */
  readonly heard?: string;
  /** True when the phrase says how a person feels. */
  readonly feeling: boolean;
}

const ENGLISH: Readonly<Record<PhraseState, readonly PhraseTopic[]>> = {
  deep_focus: DEEP_FOCUS_TOPICS,
  analytical: ANALYTICAL_TOPICS,
  creative: CREATIVE_TOPICS,
  meeting: MEETING_TOPICS,
  calm: CALM_TOPICS,
  energise: ENERGISE_TOPICS,
  wind_down: WIND_DOWN_TOPICS,
  none: NONE_TOPICS,
};

const OTHER_LANGUAGES: readonly LanguagePhrases[] = [
  ARABIC,
  CHINESE,
  CZECH,
  DANISH_NORWEGIAN,
  DUTCH,
  FINNISH,
  FRENCH,
  GERMAN,
  GREEK,
  HINDI,
  INDONESIAN,
  ITALIAN,
  JAPANESE,
  KOREAN,
  POLISH,
  PORTUGUESE,
  RUSSIAN,
  SPANISH,
  SWEDISH,
  TURKISH,
  UKRAINIAN,
  VIETNAMESE,
];

/** Every state that phrases stand for, in the order in which scores are listed. */
export const PHRASE_STATES = [...TASK_STATES, 'none'] as const satisfies readonly PhraseState[];

/** Reads the whole bank: every phrase of every state and language, normalised, in a fixed order. */
export function readBank(): readonly BankPhrase[] {
  return PHRASE_STATES.flatMap((state) => [
    ...ENGLISH[state].flatMap((topic) => englishPhrases(state, topic)),
    ...OTHER_LANGUAGES.flatMap((language) =>
      splitPhrases(language[state]).map((text) => ({ text, state, feeling: false })),
    ),
  ]);
}

function englishPhrases(state: PhraseState, topic: PhraseTopic): BankPhrase[] {
  const { heard, feeling = false } = topic;
  return splitPhrases(topic.phrases).map((text) => ({ text, state, heard, feeling }));
}

function splitPhrases(phrases: string): string[] {
  return phrases
    .split(',')
    .map(normalise)
    .filter((phrase) => phrase !== '');
}
