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

/**
 * True unless somebody who wants sleep, rest or comfort might be offered what rouses: `first` is the reading that `other`
 * may stand beside, and of what rouses there must be more in their words than of rest.
 */
export function mayStandBeside(
  ranking: readonly RankedState[],
  first: PhraseState | undefined,
  other: PhraseState,
): boolean {
  if (!FAST.includes(other)) return true;
  if (first !== undefined && SETTLING.includes(first)) return false;
  const shareOf = (states: readonly PhraseState[]) =>
    ranking
      .filter(({ state }) => states.includes(state))
      .reduce((sum, { confidence }) => sum + confidence, 0);
  return shareOf([other]) > shareOf(SETTLING);
}

const KNOWN_LETTER =
  /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Devanagari}\p{sc=Thai}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** True unless most letters are of scripts that the phrase bank does not hold; text without letters is readable. */
export function isReadable(normalised: string): boolean {
  const letters = normalised.match(/\p{L}/gu) ?? [];
  const known = letters.filter((letter) => KNOWN_LETTER.test(letter));
  return known.length * 2 >= letters.length;
}
