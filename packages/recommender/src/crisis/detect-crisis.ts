import { normalise } from '../read/normalise.ts';
import { anyOf } from '../read/word-patterns.ts';
import { CRISIS_WORDS, NOT_A_CRISIS } from './crisis-words.ts';
import { EMERGENCY_WORDS, NOT_AN_EMERGENCY } from './emergency-words.ts';

interface Detector {
  readonly words: RegExp;
  readonly harmless: readonly string[];
}

/** Hears words by language in a text, unless they stand in a phrase that means something else. */
function hearing(
  words: Readonly<Record<string, string>>,
  harmless: readonly string[],
): (text: string) => boolean {
  let detector: Detector | undefined;
  return (text) => {
    detector ??= {
      words: new RegExp(Object.values(words).map(anyOf).join('|'), 'u'),
      harmless: harmless.map(normalise),
    };
    const rest = detector.harmless.reduce(
      (left, phrase) => left.replaceAll(phrase, ' '),
      normalise(text),
    );
    return detector.words.test(rest);
  };
}

/**
 * True when text says that somebody does not want to live or may hurt themselves, in the languages in which a risk from
 * light is heard. It errs towards true, and can miss a mention: it only adds an answer, and nothing else may rest on it.
 */
export const mentionsCrisis = hearing(CRISIS_WORDS, NOT_A_CRISIS);

/** True when text says that somebody may need an ambulance now. It errs and misses as {@link mentionsCrisis} does. */
export const mentionsEmergency = hearing(EMERGENCY_WORDS, NOT_AN_EMERGENCY);

/** Whether a text asks for people, not for rhythms. */
export function needsPeople(text: string): boolean {
  return mentionsCrisis(text) || mentionsEmergency(text);
}
