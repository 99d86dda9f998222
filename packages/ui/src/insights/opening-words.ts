import type { Insights, InsightSpan } from '@overtone/domain/contract/usage';
import {
  FEWEST_RATINGS_OF_PAIR,
  type PairRatings,
  ratingsByPair,
} from '@overtone/domain/usage/pair-ratings';
import type { Stave } from '@overtone/domain/usage/staves';
import { SESSION_DAYS } from '@overtone/domain/usage/usage-rules';
import { type UseOfDay, useOfDay } from '@overtone/domain/usage/time-of-day';
import { capital, counted, countText, listed, signedText } from './number-words.ts';
import { shortPairName } from './pair-name.ts';
import { MOST_NAMED, toldPairs } from './told-pairs.ts';

/** What insights open with. Its numbers stand in the figures under it. */
export interface Opening {
  /** How many sessions there were, and when, in one sentence that claims no more than they carry. */
  readonly sentence: string;
  /** How focus was rated, and what that cannot say; or what is missing for saying so; null where there is nothing to say. */
  readonly focus: string | null;
}

const HABITS: Readonly<Record<UseOfDay, string>> = {
  night: ', mostly at night',
  morning: ', mostly in the morning',
  afternoon: ', mostly in the afternoon',
  evening: ', mostly in the evening',
  spread: '; no one time of day stands out',
  tooFew: '',
};

const NOT_WHY = 'That is how sessions felt; it cannot say whether the rhythm made the difference.';

/** The span that somebody has chosen, as the sentence says it. */
const SPANS: Readonly<Record<InsightSpan, string>> = {
  30: '30 days',
  90: '90 days',
  365: 'a year',
};

/**
 * The opening of the insights. All that it says is of the span that is shown; when in the day is told of thirty days alone,
 * since no sessions are known one by one beyond them.
 *
 * @param staves those thirty days, the last of them today.
 */
export function openingOf(
  {
    days,
    sessionCount,
    sessions,
    ratings,
    byDay,
  }: Pick<Insights, 'days' | 'sessionCount' | 'sessions' | 'ratings' | 'byDay'>,
  staves: readonly Stave[],
): Opening {
  const habit = days === SESSION_DAYS ? HABITS[useOfDay(sessions, staves)] : '';
  // What is too short to be a session has its time in the minutes by day.
  const isShort = sessionCount === 0 && byDay.some(({ minutes }) => minutes > 0);
  const count = isShort ? 'no session of a minute or more' : counted(sessionCount, 'session');
  return {
    sentence: `${capital(count)} in ${SPANS[days]}${habit}.`,
    focus: focusOf(sessionCount, ratingsByPair(ratings)),
  };
}

/** How focus was rated with every pair that is rated often enough, or that no pair is. */
function focusOf(sessions: number, pairs: readonly PairRatings[]): string | null {
  const [most] = pairs;
  if (most === undefined) {
    return sessions === 0
      ? null
      : 'No session was rated before and after, so nothing can be said about focus.';
  }
  const named = toldPairs(pairs).slice(0, MOST_NAMED);
  return named.length === 0 ? missingText(most, pairs) : `${foundText(named, pairs)} ${NOT_WHY}`;
}

/** What was found with some pairs: each stands in it once, the unflattering as well. */
function foundText(named: readonly PairRatings[], pairs: readonly PairRatings[]): string {
  const found = Map.groupBy(named, findingOf);
  const namesOf = (finding: Finding) =>
    listed((found.get(finding) ?? []).map((pair) => shortPairName(pair, pairs)));
  const [chance, none] = [namesOf('chance'), namesOf('none')];
  const clauses = [
    ratedText(namesOf('higher'), namesOf('lower')),
    chance && `the change of focus with ${chance} may be chance`,
    none && `no change of focus was found with ${none}`,
  ];
  return `${capital(clauses.filter(Boolean).join('; '))}.`;
}

function ratedText(higher: string, lower: string): string {
  if (higher === '' && lower === '') return '';
  if (higher === '') return `focus was rated lower after than before with ${lower}`;
  const rated = `focus was rated higher after than before with ${higher}`;
  return lower === '' ? rated : `${rated}, and lower with ${lower}`;
}

/** What the ratings of a pair say. */
type Finding = 'higher' | 'lower' | 'chance' | 'none';

/** An estimate of nought says that nothing was found, and not that nothing is there. */
function findingOf({ shift: { estimate, low, high } }: PairRatings): Finding {
  if (signedText(estimate) === '0') return 'none';
  if (low > 0) return 'higher';
  return high < 0 ? 'lower' : 'chance';
}

function missingText(most: PairRatings, pairs: readonly PairRatings[]): string {
  const missing = FEWEST_RATINGS_OF_PAIR - most.sessions;
  const which = pairs.length > 1 ? 'one pair' : shortPairName(most, pairs);
  return `Only ${counted(most.sessions, 'session')} with ${which} ${most.sessions === 1 ? 'was' : 'were'} rated before and after; ${countText(missing)} more and we can say how much may be chance.`;
}
