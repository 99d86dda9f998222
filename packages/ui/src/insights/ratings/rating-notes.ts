import { FEWEST_RATINGS_OF_PAIR, type PairRatings } from '@overtone/domain/usage/pair-ratings';
import { capital, counted, countText } from '../number-words.ts';
import { MOST_NAMED, toldPairs } from '../told-pairs.ts';

const HOW_DRAWN =
  'A dot stands for sessions with that change, the larger the more; the bar is a 95% interval around the middle, where six or more were rated.';

const WHOLE_POINTS =
  'Ratings in whole points cannot place the ends of an interval finer than half a point.';

/**
 * How the changes of focus by pair are to be read: what is drawn, what whole points do to it, and how many pairs were
 * compared.
 *
 * @param drawn how many of them are drawn, the first ones.
 */
export function ratingNotes(pairs: readonly PairRatings[], drawn: number): readonly string[] {
  const further = pairs.length - drawn;
  return [
    HOW_DRAWN,
    toldPairs(pairs.slice(0, drawn)).some(isAtAnEnd) ? WHOLE_POINTS : '',
    comparedText(pairs),
    further > 0
      ? `${capital(counted(further, 'further pair'))} can be found under “The same as tables”.`
      : '',
  ].filter((note) => note !== '');
}

/** Whether the estimate lies on an end of its interval, which the steps of the scale bring about. */
function isAtAnEnd({ shift: { estimate, low, high } }: PairRatings): boolean {
  return estimate === low || estimate === high;
}

/** How many pairs were looked at, and which the sentence at the top leaves out; empty where it tells of none, and of one alone. */
function comparedText(pairs: readonly PairRatings[]): string {
  const told = toldPairs(pairs).length;
  if (pairs.length === 1 || told === 0) return '';
  const named = Math.min(told, MOST_NAMED);
  const seldom = pairs.length - named;
  const left =
    named === pairs.length
      ? ''
      : named === told
        ? `, and the ${countText(seldom)} rated under ${countText(FEWEST_RATINGS_OF_PAIR)} times ${seldom === 1 ? 'is' : 'are'} left out at the top`
        : `, and the ${countText(named)} rated most often are named at the top`;
  return `${capital(countText(pairs.length))} pairs were compared${left}; among several, one can stand out by chance.`;
}
