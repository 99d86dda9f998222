import type { LightAndHarm } from './light-and-harm.ts';
import { LIGHT_AND_HARM } from './light-and-harm.ts';
import { normalise } from './normalise.ts';
import {
  AFFECTED,
  HARMLESS_USES,
  NOT_A_RISK,
  OFTEN_MISTYPED_SAFETY_WORDS,
  SAFETY_WORDS,
} from './safety-words.ts';
import { spellingFrom } from './spelling.ts';
import { anyOf, isUnspaced, WORD_START } from './word-patterns.ts';

/**
 * "I don't have epilepsy" says that there is no risk. "No seizures for two years" does not: words of time after a
 * negation tell a history, and then the mention counts.
 */
const DENIAL =
  /\b(?:no|not|without|never had|dont have|do not have|doesnt have|does not have)(?: (?:a|an|any|known|personal|family|history|of|or|ever|had|photosensitive|been|diagnosed|with))* $/;
const HISTORY =
  /\b(?:\d+|one|two|three|years?|months?|weeks?|days?|since|lately|recently|today|yet|anymore|any more|currently|longer|sure|certain|know|controlled|medication|meds|but)\b/;

interface Detector {
  readonly mention: RegExp;
  readonly harmlessUse: RegExp;
  readonly affected: RegExp;
  readonly correct: (word: string) => string;
}

let detector: Detector | undefined;

/**
 * True when text mentions seizures, sensitivity to light, migraine, concussion or a related risk, in one of some twenty
 * languages and with small slips of spelling. It errs towards true. It can miss a mention: it only escalates, and the
 * safety note must be shown without it.
 */
export function mentionsSafetyRisk(text: string): boolean {
  detector ??= buildDetector();
  const { mention, correct, harmlessUse, affected } = detector;
  const left = withoutHarmless(normalise(text)).replace(harmlessUse, ' ');
  const heard = affected.test(left) ? withoutHarmless(normalise(text)) : left;
  const words = heard.split(' ').map(correct).join(' ');
  const mentions = [...words.matchAll(mention)];
  return mentions.some(({ index }) => !isDenied(words, index));
}

function withoutHarmless(normalised: string): string {
  return NOT_A_RISK.map(normalise).reduce(
    (rest, phrase) => rest.replaceAll(phrase, ' '),
    normalised,
  );
}

function isDenied(words: string, mentionAt: number): boolean {
  return DENIAL.test(words.slice(0, mentionAt)) && !HISTORY.test(words);
}

function buildDetector(): Detector {
  const stems = Object.values(SAFETY_WORDS).flatMap(wordsOf);
  const anywhere = stems.filter(isUnspaced);
  const atWordStart = stems.filter((stem) => !isUnspaced(stem));
  const parts = [
    `${WORD_START}(?:${atWordStart.join('|')})`,
    ...anywhere,
    ...Object.values(LIGHT_AND_HARM).map(nearEachOther),
  ];
  return {
    mention: new RegExp(parts.join('|'), 'gu'),
    harmlessUse: new RegExp(anyOf(HARMLESS_USES), 'gu'),
    affected: new RegExp(anyOf(AFFECTED), 'u'),
    correct: spellingFrom(new Set(OFTEN_MISTYPED_SAFETY_WORDS)),
  };
}

function nearEachOther({ light, harm, within }: LightAndHarm): string {
  const [lights, harms] = [light, harm].map((words) => `(?:${anyOf(words)})`);
  return `${lights}.{0,${within}}${harms}|${harms}.{0,${within}}${lights}`;
}

function wordsOf(text: string): string[] {
  return text.split(',').map(normalise);
}
