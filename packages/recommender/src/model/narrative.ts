import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import type { Noise } from '../read/detect-noise.ts';
import type { SmallTalk } from '../read/small-talk.ts';
import type { PhraseState } from './phrase-states.ts';

/** Below this confidence the words ask to be checked, and a change to a running session should be confirmed first. */
export const SURE_FROM_CONFIDENCE = 0.6;

const HEARD_IN_GENERAL: Readonly<Record<PhraseState, string>> = {
  deep_focus: 'you want to carry one task through',
  analytical: 'you’re working something out',
  creative: 'you’re making something new',
  meeting: 'you’ll be with other people',
  calm: 'you want to settle down',
  energise: 'this calls for some energy',
  wind_down: 'you want to let the day end',
  none: 'this is something other than a task',
};

const NOISE_WORDS: Readonly<Record<Noise, string>> = {
  empty: 'There was nothing to go on.',
  mash: 'We couldn’t make out a task in that.',
  orders: 'That reads like instructions for a computer, not like something to do.',
};

/**
 * Explains a suggestion and says what was heard, a clause, so that a person can check it; where nothing was, it speaks of
 * the state. Quotes nothing that was typed.
 */
export function narrativeFor(state: PhraseState, confidence: number, heard?: string): string {
  const clause = heard ?? HEARD_IN_GENERAL[state];
  const opening =
    confidence >= SURE_FROM_CONFIDENCE
      ? `It sounds like ${clause}.`
      : `I’m not sure, but it sounds like ${clause}; if not, one of the others may fit better.`;
  return `${opening} ${SUGGESTION_STATES[state].reason}`;
}

const SMALL_TALK_WORDS: Readonly<Record<SmallTalk, string>> = {
  greeting: 'Hello! What are you about to do? One plain sentence is enough.',
  question:
    'I only suggest rhythms for what you are about to do; what this app is and does stands on our website, among the questions on its home page.',
  'safety-question':
    'I can’t judge that for you; “Is it safe?” on our website’s home page says what is limited, and who should ask a doctor first.',
};

/** Answers a greeting, or says where a question about the app is answered. */
export function narrativeForSmallTalk(talk: SmallTalk): string {
  return `${SMALL_TALK_WORDS[talk]} ${SUGGESTION_STATES.none.reason}`;
}

/** Explains why text that names no task gets the neutral pair. */
export function narrativeForNoise(noise: Noise): string {
  return `${NOISE_WORDS[noise]} ${SUGGESTION_STATES.none.reason}`;
}

/** Explains the neutral pair for text that was read but not understood. */
export function narrativeForUnclear(): string {
  return `We couldn’t tell what you are about to do. ${SUGGESTION_STATES.none.reason}`;
}

/** Explains the mildest pair. */
export function narrativeForSafety(): string {
  return `It sounds like light or flicker may be a risk for you. ${SUGGESTION_STATES.safety.reason} Nothing starts by itself.`;
}
