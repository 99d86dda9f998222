import type { Insights, InsightSpan } from '@overtone/domain/contract/usage';
import {
  FEWEST_RATINGS_OF_PAIR,
  type PairRatings,
  ratingsByPair,
} from '@overtone/domain/usage/pair-ratings';
import type { Stave } from '@overtone/domain/usage/staves';
import { SESSION_DAYS } from '@overtone/domain/usage/usage-rules';
import { type UseOfDay, useOfDay } from '@overtone/domain/usage/time-of-day';
import { capital, counted, countText, signedText } from './number-words.ts';
import { shortPairName } from './pair-name.ts';

/** What insights open with. */
export interface Opening {
  /** How many sessions there were, and when, in one sentence that claims no more than they carry. */
  readonly sentence: string;
  /** How focus was rated and how far chance reaches, or what is missing for saying so; null where there is nothing to say. */
  readonly note: string | null;
}

const HABITS: Readonly<Record<UseOfDay, string>> = {
  night: ', mostly at night',
  morning: ', mostly in the morning',
  afternoon: ', mostly in the afternoon',
  evening: ', mostly in the evening',
  spread: '; no one time of day stands out',
  tooFew: '',
};

const NOT_WHY =
  'Ratings say how sessions felt. They cannot say whether the rhythm made the difference: there is nothing to compare with.';

const WHOLE_POINTS =
  'Ratings in whole points cannot place the ends of an interval finer than half a point.';

/** The span that somebody has chosen, as the sentence says it. */
const SPANS: Readonly<Record<InsightSpan, string>> = {
  30: '30 days',
  90: '90 days',
  365: 'a year',
};

/** Most pairs that are named, those with most ratings first. */
const MOST_NAMED = 3;

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
  const pairs = ratingsByPair(ratings);
  const habit = days === SESSION_DAYS ? HABITS[useOfDay(sessions, staves)] : '';
  const focus = focusOf(pairs);
  const notes = [focus && `${capital(focus)}.`, noteOf(sessionCount, pairs)].filter(Boolean);
  // What is too short to be a session has its time in the minutes by day.
  const isShort = sessionCount === 0 && byDay.some(({ minutes }) => minutes > 0);
  const count = isShort ? 'no session of a minute or more' : counted(sessionCount, 'session');
  return {
    sentence: `${capital(count)} in ${SPANS[days]}${habit}.`,
    note: notes.length === 0 ? null : notes.join(' '),
  };
}

/** How focus was rated with every pair that is rated often enough, or that no pair is. */
function focusOf(pairs: readonly PairRatings[]): string | null {
  const [most] = pairs;
  if (most === undefined) return null;
  const told = pairs.filter(isToldOf).slice(0, MOST_NAMED);
  const nameOf = (pair: PairRatings) => shortPairName(pair, pairs);
  if (told.length > 0) {
    return listed(
      told.map((pair, index) => {
        const before = told[index - 1];
        const isBegun = before !== undefined && !isUnmoved(before);
        return `${movedText(pair, isBegun)} ${ratingClause(pair, nameOf(pair))}`;
      }),
    );
  }
  if (pairs.length > 1) {
    return `focus rated with ${counted(pairs.length, 'pair')}, too few times each to tell`;
  }
  return `${movedText(most)} with ${nameOf(most)} over ${counted(most.sessions, 'rated session')}, too few to tell`;
}

const isToldOf = ({ shifts }: PairRatings) => shifts.length >= FEWEST_RATINGS_OF_PAIR;

/** Whether the estimate is nought, which says that nothing was found, and not that nothing is there. */
const isUnmoved = ({ shift }: PairRatings) => signedText(shift.estimate) === '0';

/** How focus moved: "focus rated +0.5", or the number alone where that is said; or that no change was found. */
function movedText(pair: PairRatings, isBegun = false): string {
  if (isUnmoved(pair)) return 'no change of focus found';
  return `${isBegun ? '' : 'focus rated '}${signedText(pair.shift.estimate)}`;
}

function ratingClause(pair: PairRatings, name: string): string {
  const { shifts, sessions, shift } = pair;
  const { low, high } = shift;
  const over =
    shifts.length < sessions
      ? `the latest ${shifts.length} of ${counted(sessions, 'rated session')}`
      : counted(sessions, 'rated session');
  const interval = `95% interval ${signedText(low)} to ${signedText(high)}`;
  const mayBeChance = low <= 0 && high >= 0 && !isUnmoved(pair);
  return `with ${name} over ${over} (${interval}${mayBeChance ? ', which may be chance' : ''})`;
}

/** Whether the estimate lies on an end of its interval, which the steps of the scale bring about. */
const isAtAnEnd = ({ shift: { estimate, low, high } }: PairRatings) =>
  estimate === low || estimate === high;

function listed(clauses: readonly string[]): string {
  return clauses.length < 2
    ? clauses.join('')
    : `${clauses.slice(0, -1).join(', ')} and ${clauses.at(-1)}`;
}

function noteOf(sessions: number, pairs: readonly PairRatings[]): string | null {
  const [most] = pairs;
  if (most === undefined) {
    return sessions === 0
      ? null
      : 'No session was rated before and after, so nothing can be said about focus.';
  }
  const told = pairs.filter(isToldOf);
  if (told.length > 0) {
    const steps = told.slice(0, MOST_NAMED).some(isAtAnEnd) ? WHOLE_POINTS : '';
    return [steps, comparedText(pairs, told), NOT_WHY].filter(Boolean).join(' ');
  }
  const missing = FEWEST_RATINGS_OF_PAIR - most.sessions;
  const which = pairs.length > 1 ? 'one pair' : 'that pair';
  return `Only ${counted(most.sessions, 'session')} with ${which} ${most.sessions === 1 ? 'was' : 'were'} rated before and after; ${countText(missing)} more and we can say how much may be chance.`;
}

/** How many pairs were looked at, and which are left out. */
function comparedText(pairs: readonly PairRatings[], told: readonly PairRatings[]): string {
  if (pairs.length === 1) return '';
  const named = Math.min(told.length, MOST_NAMED);
  const which =
    named === pairs.length
      ? 'all are named'
      : named === told.length
        ? `the ${countText(pairs.length - named)} that ${pairs.length - named === 1 ? 'was' : 'were'} rated under ${countText(FEWEST_RATINGS_OF_PAIR)} times ${pairs.length - named === 1 ? 'is' : 'are'} not named`
        : `the ${countText(named)} rated most often are named`;
  return `${capital(countText(pairs.length))} pairs were compared, and ${which}; among several, one can stand out by chance.`;
}
