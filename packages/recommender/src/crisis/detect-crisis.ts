import { normalise } from '../read/normalise.ts';
import { anyOf } from '../read/word-patterns.ts';
import { CRISIS_WORDS, NOT_A_CRISIS } from './crisis-words.ts';

interface Detector {
  readonly words: RegExp;
  readonly harmless: readonly string[];
}

let detector: Detector | undefined;

/**
 * True when text says that somebody does not want to live or may hurt themselves, in the languages in which a risk from
 * light is heard. It errs towards true, and can miss a mention: it only adds an answer, and nothing else may rest on it.
 */
export function mentionsCrisis(text: string): boolean {
  detector ??= {
    words: new RegExp(Object.values(CRISIS_WORDS).map(anyOf).join('|'), 'u'),
    harmless: NOT_A_CRISIS.map(normalise),
  };
  const { words, harmless } = detector;
  const rest = harmless.reduce((left, phrase) => left.replaceAll(phrase, ' '), normalise(text));
  return words.test(rest);
}
