import { normalise } from '../read/normalise.ts';
import type { PhraseState } from '../model/phrase-states.ts';
import { PHRASE_STATES } from '../model/phrase-states.ts';
import { ANALYTICAL_TOPICS } from './phrases/analytical.ts';
import { CALM_TOPICS } from './phrases/calm.ts';
import { CREATIVE_TOPICS } from './phrases/creative.ts';
import { DEEP_FOCUS_TOPICS } from './phrases/deep-focus.ts';
import { ENERGISE_TOPICS } from './phrases/energise.ts';
import { FIELDS } from './phrases/fields/every-field.ts';
import { FEELINGS } from './phrases/fields/feelings.ts';
import { OTHER_LANGUAGES } from './phrases/languages/every-language.ts';
import { MEETING_TOPICS } from './phrases/meeting.ts';
import { NONE_TOPICS } from './phrases/none.ts';
import type { PhraseTopic } from './phrases/phrase-topic.ts';
import { WIND_DOWN_TOPICS } from './phrases/wind-down.ts';
import { EVERY_VOICE } from './voices/every-voice.ts';

/** One phrase of the bank, in the form in which text is compared. */
export interface BankPhrase {
  readonly text: string;
  readonly state: PhraseState;
  /** True when the phrase says how a person feels. */
  readonly feeling: boolean;
  /** True for English phrases, which sentences can be made of; whole sentences are made into no others. */
  readonly english: boolean;
}

const TOPICS: Readonly<Record<PhraseState, readonly PhraseTopic[]>> = {
  deep_focus: DEEP_FOCUS_TOPICS,
  analytical: ANALYTICAL_TOPICS,
  creative: CREATIVE_TOPICS,
  meeting: MEETING_TOPICS,
  calm: CALM_TOPICS,
  energise: ENERGISE_TOPICS,
  wind_down: WIND_DOWN_TOPICS,
  none: NONE_TOPICS,
};

/**
 * Reads the whole bank: every phrase of every state, normalised, in a fixed order, each once for a state. Only the
 * training reads it; what people use are the weights made from it.
 */
export function readBank(): readonly BankPhrase[] {
  return PHRASE_STATES.flatMap((state) => {
    const phrases = [
      ...TOPICS[state].flatMap((topic) => topicPhrases(state, topic)),
      ...FIELDS.flatMap((field) =>
        splitPhrases(field[state] ?? '').map((text) => ({
          text,
          state,
          feeling: field === FEELINGS,
          english: true,
        })),
      ),
      ...OTHER_LANGUAGES.flatMap((language) =>
        splitPhrases(language[state]).map((text) => ({
          text,
          state,
          feeling: false,
          english: false,
        })),
      ),
      ...EVERY_VOICE.flatMap((voices) =>
        voices[state].split('\n').map((line) => ({
          text: normalise(line),
          state,
          feeling: false,
          english: false,
        })),
      ),
    ].filter(({ text }) => text !== '');
    const seen = new Set<string>();
    return phrases.filter(({ text }) => !seen.has(text) && seen.add(text));
  });
}

function topicPhrases(state: PhraseState, topic: PhraseTopic): BankPhrase[] {
  const { feeling = false } = topic;
  return splitPhrases(topic.phrases).map((text) => ({
    text,
    state,
    feeling,
    english: true,
  }));
}

function splitPhrases(phrases: string): string[] {
  return phrases
    .split(',')
    .map(normalise)
    .filter((phrase) => phrase !== '');
}
