import type { RankedState } from './classify.ts';
import type { PhraseState } from './phrase-states.ts';

/**
 * Below this confidence a text counts as not understood: the neutral pair is more honest than a guess among eight.
 * Chosen by grouped cross-validation (docs/recommender.md).
 */
export const UNDERSTOOD_FROM_CONFIDENCE = 0.22;

/** A wish to be roused and a wish to be settled must be told apart by at least this much confidence. Chosen likewise. */
export const OPPOSITE_MARGIN = 0.4;

const ROUSING: readonly PhraseState[] = ['energise'];
const SETTLING: readonly PhraseState[] = ['calm', 'wind_down'];

/** True when one would rouse and the other would settle: mistaking one for the other is the worst mistake there is. */
export function areOpposite(a: PhraseState, b: PhraseState): boolean {
  return (
    (ROUSING.includes(a) && SETTLING.includes(b)) || (SETTLING.includes(a) && ROUSING.includes(b))
  );
}

/** What would rouse somebody: the fastest rhythms there are. */
const FAST: readonly PhraseState[] = ['energise', 'analytical'];

/**
 * True unless somebody who wants sleep, rest or comfort would be offered what rouses: `heard` is the likeliest reading of
 * what they say, `other` what may stand beside it.
 */
export function mayStandBeside(heard: PhraseState | undefined, other: PhraseState): boolean {
  return heard === undefined || !SETTLING.includes(heard) || !FAST.includes(other);
}

const KNOWN_LETTER =
  /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Devanagari}\p{sc=Thai}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** True unless most letters are of scripts that the phrase bank does not hold; text without letters is readable. */
export function isReadable(normalised: string): boolean {
  const letters = normalised.match(/\p{L}/gu) ?? [];
  const known = letters.filter((letter) => KNOWN_LETTER.test(letter));
  return known.length * 2 >= letters.length;
}

/** True when the likeliest state is likely enough to act on, and stands well clear of its opposites. */
export function isUnderstood(ranking: readonly RankedState[]): boolean {
  const [first, ...others] = ranking;
  if (first === undefined || first.confidence < UNDERSTOOD_FROM_CONFIDENCE) return false;
  const opposite = others.find(({ state }) => areOpposite(first.state, state));
  return opposite === undefined || first.confidence - opposite.confidence >= OPPOSITE_MARGIN;
}
