import type { Insights } from '@overtone/domain/contract/usage';
import {
  FEWEST_RATINGS_OF_PAIR,
  type PairRatings,
  ratingsByPair,
} from '@overtone/domain/usage/pair-ratings';
import type { Stave } from '@overtone/domain/usage/staves';
import { type UseOfDay, useOfDay } from '@overtone/domain/usage/time-of-day';
import { capital, counted, countText, signedText } from './number-words.ts';
import { shortPairName } from './pair-name.ts';

/** What insights open with. */
export interface Opening {
  /** What the sessions amount to, in one sentence that claims no more than they carry. */
  readonly sentence: string;
  /** What is missing for saying more, or what the sentence does not say; null where neither is to be said. */
  readonly note: string | null;
}

const HABITS: Readonly<Record<UseOfDay, string | null>> = {
  night: 'nights are when you use it',
  morning: 'mornings are when you use it',
  afternoon: 'afternoons are when you use it',
  evening: 'evenings are when you use it',
  spread: 'no one time of day stands out',
  tooFew: null,
};

const NOT_WHY =
  'Ratings say how sessions felt. They cannot say whether the rhythm made the difference: there is nothing to compare with.';

/**
 * The opening of the insights, from the sessions of the last thirty days and the ratings of the span.
 *
 * @param staves those thirty days, the last of them today.
 */
export function openingOf(
  { sessions, ratings }: Pick<Insights, 'sessions' | 'ratings'>,
  staves: readonly Stave[],
): Opening {
  const pairs = ratingsByPair(ratings);
  const [most] = pairs;
  const habit = useOfDay(sessions, staves);
  const clauses = [
    countClause(sessions, staves),
    HABITS[habit],
    most === undefined ? null : ratingClause(most, shortPairName(most, pairs)),
  ];
  return {
    sentence: `${capital(clauses.filter((clause) => clause !== null).join('; '))}.`,
    note: noteOf(sessions.length, most),
  };
}

function countClause(sessions: Insights['sessions'], staves: readonly Stave[]): string {
  const weekMs = staves.at(-7)?.startMs ?? Infinity;
  const week = sessions.filter(({ parts: [first] }) => (first?.startMs ?? 0) >= weekMs).length;
  const month = sessions.length;
  if (week > 0) return `${counted(week, 'session')} in seven days`;
  if (month === 0) return 'no session in the last 30 days';
  return `no session in the last seven days, ${countText(month)} in the last 30`;
}

function ratingClause({ shifts, shift: { estimate, low, high } }: PairRatings, name: string) {
  const moved = signedText(estimate);
  const rated = `focus rated ${moved === '0' ? 'the same after as before' : moved} with ${name}`;
  if (shifts.length < FEWEST_RATINGS_OF_PAIR) return `${rated}, too few to tell`;
  const interval = `${signedText(low)} to ${signedText(high)}`;
  if (low > 0 || high < 0 || moved === '0') return `${rated} (95% interval ${interval})`;
  return `${rated}, which may be chance (95% interval ${interval})`;
}

function noteOf(sessions: number, most: PairRatings | undefined): string | null {
  if (sessions === 0 && most === undefined) return null;
  if (most === undefined) {
    return 'No session was rated before and after, so nothing can be said about focus.';
  }
  const missing = FEWEST_RATINGS_OF_PAIR - most.sessions;
  if (missing <= 0) return NOT_WHY;
  return `Only ${counted(most.sessions, 'session')} with that pair ${most.sessions === 1 ? 'was' : 'were'} rated before and after; ${countText(missing)} more and we can say how much may be chance.`;
}
