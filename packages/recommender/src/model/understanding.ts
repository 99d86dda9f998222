import type { RankedState } from './classify.ts';
import type { PhraseState } from './phrase-states.ts';

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

/** Work with the head or with people, for which the slowest rhythms would do the contrary. */
const AWAKE: readonly PhraseState[] = ['deep_focus', 'analytical', 'energise', 'meeting'];

/** True when `answered` leads away from what is `wanted`, opposite or less so: fast rhythms for rest, sleep for work. */
export function leadsAway(wanted: PhraseState, answered: PhraseState): boolean {
  if (answered === 'wind_down') return AWAKE.includes(wanted);
  if (wanted === 'wind_down' && answered === 'deep_focus') return true;
  return areOpposite(wanted, answered) || (SETTLING.includes(wanted) && FAST.includes(answered));
}

/** What is near enough to each reading to stand beside it, whatever the words. */
const NEAR: Readonly<Record<Exclude<PhraseState, 'none'>, readonly PhraseState[]>> = {
  deep_focus: ['analytical', 'creative', 'calm'],
  analytical: ['deep_focus', 'creative'],
  creative: ['deep_focus', 'calm'],
  meeting: ['calm', 'deep_focus'],
  calm: ['wind_down', 'creative'],
  energise: ['deep_focus', 'meeting'],
  wind_down: ['calm'],
};

/** What is not near needs so much of the words; what leads away from the first reading, or rouses beside none, needs more. */
const LEAST_SHARE = { other: 0.03, away: 0.05, rousing: 0.3 } as const;

/**
 * True unless `other` makes no sense beside `first`, the likeliest reading. Somebody who wants sleep, rest or comfort is never
 * offered what rouses, nor work who wants to sleep, and of what rouses there must be more in the words than of rest.
 */
export function mayStandBeside(
  ranking: readonly RankedState[],
  first: PhraseState | undefined,
  other: PhraseState,
): boolean {
  const shareOf = (states: readonly PhraseState[]) =>
    ranking
      .filter(({ state }) => states.includes(state))
      .reduce((sum, { confidence }) => sum + confidence, 0);
  const share = shareOf([other]);
  if (first !== undefined && SETTLING.includes(first) && leadsAway(first, other)) return false;
  if (FAST.includes(other) && share <= shareOf(SETTLING)) return false;
  if (first === undefined || first === 'none') {
    return !ROUSING.includes(other) || share >= LEAST_SHARE.rousing;
  }
  if (leadsAway(first, other)) return share >= LEAST_SHARE.away;
  return NEAR[first].includes(other) || share >= LEAST_SHARE.other;
}

const KNOWN_LETTER =
  /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Devanagari}\p{sc=Thai}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** True unless most letters are of scripts that the phrase bank does not hold; text without letters is readable. */
export function isReadable(normalised: string): boolean {
  const letters = normalised.match(/\p{L}/gu) ?? [];
  const known = letters.filter((letter) => KNOWN_LETTER.test(letter));
  return known.length * 2 >= letters.length;
}
