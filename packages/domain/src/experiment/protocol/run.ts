import type { Milliseconds } from '../../units.ts';
import type { SartResult } from '../attention/sart-result.ts';
import type { Guess } from '../statistics/blinding.ts';
import { answerDelayMs, isTooLate } from './answer-delay.ts';
import type { Circumstances } from './circumstances.ts';
import type { OwnSettings } from './own-settings.ts';
import { PAIR_RANGE, type Protocol } from './protocol.ts';

/** What became of a session that was due, as it is kept; times are milliseconds since 1970. None is ever taken out. */
export type Attempt =
  | { readonly kind: 'missed'; readonly atMs: Milliseconds }
  | {
      readonly kind: 'held';
      readonly startedAtMs: Milliseconds;
      readonly endedAtMs: Milliseconds;
      /** Time that it played, pauses left out. */
      readonly playedMs: Milliseconds;
      /** How it played; missing in sessions from before it was noted. */
      readonly circumstances?: Circumstances;
      /** What it began with of what is the person's own; missing in sessions from before it was noted. */
      readonly settings?: OwnSettings;
      /** Whole points from 1 to 5, or null where the question was left unanswered. */
      readonly rating: number | null;
      /** "Which was it?", or null where that was left unanswered. */
      readonly guess: Guess | null;
      /** When the rating was given for good, before "which was it?" was asked; missing where both were asked for together. */
      readonly ratedAtMs?: Milliseconds;
      /** When that was answered; missing where nothing was, and in sessions from before it was noted. */
      readonly answeredAtMs?: Milliseconds;
      /** What came of the attention task; missing where it was no part of the protocol, or was left out. */
      readonly attention?: SartResult;
      /** Runs of that task that were begun and broken off, before that one or before it was left out; missing where none was begun, or it was not noted. */
      readonly brokenOffTasks?: number;
    };

/** Why a session does not count. `ratedThenLeftOut` has its rating, and no guess. */
export type Loss =
  | 'missed'
  | 'tooShort'
  | 'tooSoon'
  | 'unanswered'
  | 'ratedThenLeftOut'
  | 'answeredLate';

/** What a person said after a session that counts. */
export interface Answer {
  readonly rating: number;
  readonly guess: Guess;
}

/** Place of a session in the order: its pair (from 0), and whether it is that pair's first (0) or second (1). */
export interface Place {
  readonly pair: number;
  readonly session: 0 | 1;
}

/** A pair whose sessions both count. */
export interface CompletePair {
  readonly pair: number;
  readonly answers: readonly [first: Answer, second: Answer];
}

/** A pair that lost a session. It is kept, and does not count; a spare one stands in for it. */
export interface LostPair extends Place {
  readonly loss: Loss;
}

/** How far a self-test has come. Nothing of it depends on which sessions are real. */
export interface Run {
  /** Sessions that were answered, whether they count or not. */
  readonly answers: number;
  readonly completePairs: readonly CompletePair[];
  readonly lostPairs: readonly LostPair[];
  /** The session that is due, or null at the end. */
  readonly next: Place | null;
  /** End of the latest session that was held, or null. */
  readonly heldUntilMs: Milliseconds | null;
  /** When the latest attempt ended or was noted as missed, or null. */
  readonly latestMs: Milliseconds | null;
}

/** What to do now. */
export type NextStep =
  | { readonly kind: 'over' }
  /**
   * The wash-out is not over; `behindMs` is the end of the latest session where the clock is behind that, and `wasOverMs` when the
   * wash-out was seen to be over by a clock that has been set back since.
   */
  | {
      readonly kind: 'wait';
      readonly place: Place;
      readonly untilMs: Milliseconds;
      readonly behindMs?: Milliseconds;
      readonly wasOverMs?: Milliseconds;
    }
  /** So many pairs are lost that there cannot be enough for a verdict any more; nobody should go on. */
  | { readonly kind: 'noVerdict' }
  /** A session may begin; after `missedFromMs` it is missed (null: the first, which has all the time). */
  | { readonly kind: 'ready'; readonly place: Place; readonly missedFromMs: Milliseconds | null }
  /** The session is missed and wants to be noted so. */
  | { readonly kind: 'missed'; readonly place: Place; readonly sinceMs: Milliseconds };

/** A step of a self-test: an attempt, the session that was due, what it came to, and what is due then. */
interface Step {
  readonly attempt: Attempt;
  readonly place: Place;
  /** The answer to the first session of the pair, at its second. */
  readonly first: Answer | null;
  readonly outcome: Answer | Loss;
  /** Null at the end. */
  readonly next: Place | null;
}

const START: Place = { pair: 0, session: 0 };

/**
 * Goes through what was attempted, in order. A pair with both sessions counts; one that loses a session is over at once,
 * and the next pair begins. The self-test ends with as many complete pairs as planned, or with its last spare pair.
 *
 * @throws {RangeError} if there are more attempts than the protocol has room for.
 */
function* stepsOf(protocol: Protocol, attempts: readonly Attempt[]): Generator<Step, void> {
  let place: Place | null = START;
  let complete = 0;
  let first: Answer | null = null;
  let heldUntilMs: Milliseconds | null = null;
  for (const attempt of standingAttempts(attempts)) {
    if (place === null) throw new RangeError('The self-test was over before its last attempt.');
    const outcome = outcomeOf(protocol, attempt, heldUntilMs);
    const answer: Answer | null = typeof outcome === 'string' ? null : outcome;
    const isFirst: boolean = answer !== null && first === null;
    if (answer !== null && !isFirst) complete += 1;
    const pair: number = place.pair + (isFirst ? 0 : 1);
    const isOver = complete === protocol.pairs || pair === protocol.pairs + protocol.sparePairs;
    const next: Place | null = isOver ? null : { pair, session: isFirst ? 1 : 0 };
    yield { attempt, place, first, outcome, next };
    first = isFirst ? answer : null;
    place = next;
    if (attempt.kind === 'held') heldUntilMs = attempt.endedAtMs;
  }
}

/**
 * How far a self-test has come with what was attempted.
 *
 * @throws {RangeError} if there are more attempts than the protocol has room for.
 */
export function runOf(protocol: Protocol, attempts: readonly Attempt[]): Run {
  const completePairs: CompletePair[] = [];
  const lostPairs: LostPair[] = [];
  let next: Place | null = START;
  let heldUntilMs: Milliseconds | null = null;
  let latestMs: Milliseconds | null = null;
  let answers = 0;
  for (const { attempt, place, first, outcome, next: then } of stepsOf(protocol, attempts)) {
    if (attempt.kind === 'held' && attempt.rating !== null) answers += 1;
    if (typeof outcome === 'string') lostPairs.push({ ...place, loss: outcome });
    else if (first !== null) completePairs.push({ pair: place.pair, answers: [first, outcome] });
    latestMs = attempt.kind === 'held' ? attempt.endedAtMs : attempt.atMs;
    if (attempt.kind === 'held') heldUntilMs = attempt.endedAtMs;
    next = then;
  }
  return { answers, completePairs, lostPairs, next, heldUntilMs, latestMs };
}

/**
 * The session that was due at each of the attempts that stand, and at the end the one that is due now; null once none is.
 *
 * @throws {RangeError} if there are more attempts than the protocol has room for.
 */
export function placesOf(
  protocol: Protocol,
  attempts: readonly Attempt[],
): readonly (Place | null)[] {
  return [START, ...Array.from(stepsOf(protocol, attempts), ({ next }) => next)];
}

/**
 * The attempts that stand: all but what was noted as missed by a clock that ran ahead, as the session held next shows, which
 * began before that.
 */
export function standingAttempts(attempts: readonly Attempt[]): readonly Attempt[] {
  let nextHeldMs = Infinity;
  return attempts
    .toReversed()
    .filter((attempt) => {
      if (attempt.kind === 'held') nextHeldMs = attempt.startedAtMs;
      return attempt.kind === 'held' || attempt.atMs <= nextHeldMs;
    })
    .toReversed();
}

/** The attempts as of a time: what was noted as missed only after it, by a clock that has been set back since, is not missed yet. */
export function attemptsUntil(
  attempts: readonly Attempt[],
  nowMs: Milliseconds,
): readonly Attempt[] {
  const lastHeld = attempts.findLastIndex(({ kind }) => kind === 'held');
  return attempts.filter(
    (attempt, index) => index <= lastHeld || attempt.kind === 'held' || attempt.atMs <= nowMs,
  );
}

/** How far a self-test has come, and what else moves its wash-out, where that was heard of. */
export interface RunAndOther extends Run {
  /** End of the latest session outside the test. */
  readonly otherUntilMs?: Milliseconds | null;
  /** When the clock was first found to be behind the end of the latest session. */
  readonly foundBehindMs?: Milliseconds | null;
  /** When the wash-out after the latest session was first seen to be over. */
  readonly seenOverMs?: Milliseconds | null;
}

/** A clock that is put right by a little, as all are, is not behind. */
const CLOCK_SLACK_MS: Milliseconds = 60_000;

/** Whether a clock that shows `nowMs` is behind the end of the latest session: it is wrong now, or ran ahead then. */
export function isClockBehind({ heldUntilMs }: Run, nowMs: Milliseconds): boolean {
  return heldUntilMs !== null && heldUntilMs - nowMs > CLOCK_SLACK_MS;
}

/**
 * What is to be done at a time. The wash-out counts from sessions outside the test, too, and where the clock is behind the end of
 * the latest session, from when that was found: the session was over by then. Once no verdict can come, nothing is missed any more.
 */
export function nextStep(protocol: Protocol, run: RunAndOther, nowMs: Milliseconds): NextStep {
  const { next: place, heldUntilMs, latestMs, otherUntilMs = null } = run;
  const { foundBehindMs = null, seenOverMs = null } = run;
  if (place === null) return { kind: 'over' };
  // What ends in the future was noted by a clock that was wrong.
  const isKnown = otherUntilMs !== null && otherUntilMs <= nowMs;
  const afterOtherMs = isKnown ? otherUntilMs + protocol.washOutMs : 0;
  if (latestMs === null) {
    return nowMs < afterOtherMs
      ? { kind: 'wait', place, untilMs: afterOtherMs }
      : { kind: 'ready', place, missedFromMs: null };
  }
  if (!canReachVerdict(protocol, run)) return { kind: 'noVerdict' };
  const washedOutMs = heldUntilMs === null ? latestMs : heldUntilMs + protocol.washOutMs;
  // No session outside the test puts off when one of it is missed.
  const missedFromMs = Math.max(washedOutMs, latestMs) + protocol.missedAfterMs;
  if (nowMs >= missedFromMs) return { kind: 'missed', place, sinceMs: missedFromMs };
  const isBehind = heldUntilMs !== null && isClockBehind(run, nowMs);
  const foundMs = Math.min(foundBehindMs ?? nowMs, nowMs);
  const ownMs = isBehind ? foundMs + protocol.washOutMs : washedOutMs;
  const untilMs = Math.max(ownMs, afterOtherMs);
  if (nowMs >= untilMs) return { kind: 'ready', place, missedFromMs };
  const wasOver =
    !isBehind && nowMs < washedOutMs && seenOverMs !== null && seenOverMs - nowMs > CLOCK_SLACK_MS;
  return {
    kind: 'wait',
    place,
    untilMs,
    ...(isBehind && { behindMs: heldUntilMs }),
    ...(wasOver && { wasOverMs: seenOverMs }),
  };
}

/** Whether the pairs that are left can still be enough for a verdict. */
function canReachVerdict(protocol: Protocol, { lostPairs }: Pick<Run, 'lostPairs'>): boolean {
  return protocol.pairs + protocol.sparePairs - lostPairs.length >= PAIR_RANGE.fewest;
}

function outcomeOf(
  protocol: Protocol,
  attempt: Attempt,
  heldUntilMs: Milliseconds | null,
): Answer | Loss {
  if (attempt.kind === 'missed') return 'missed';
  const { startedAtMs, playedMs, rating, guess } = attempt;
  // One that began before the end of the one before it has another clock, which held it to the wash-out.
  const sinceMs = heldUntilMs === null ? -1 : startedAtMs - heldUntilMs;
  if (sinceMs >= 0 && sinceMs < protocol.washOutMs) return 'tooSoon';
  if (playedMs < protocol.shortestSessionMs) return 'tooShort';
  if (rating === null) return 'unanswered';
  if (guess === null) return 'ratedThenLeftOut';
  if (isTooLate(protocol, answerDelayMs(attempt) ?? 0)) return 'answeredLate';
  return { rating, guess };
}
