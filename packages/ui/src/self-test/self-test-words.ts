import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import type { TestStep } from '@overtone/domain/experiment/kept/next-state';
import { type OpenSession, playedOf } from '@overtone/domain/experiment/kept/open-session';
import { whileUnanswered } from '@overtone/domain/experiment/kept/while-unanswered';
import { isTooLate } from '@overtone/domain/experiment/protocol/answer-delay';
import { PAIR_RANGE } from '@overtone/domain/experiment/protocol/protocol';
import { type Loss, runOf } from '@overtone/domain/experiment/protocol/run';
import type { Guess } from '@overtone/domain/experiment/statistics/blinding';
import type { Milliseconds } from '@overtone/domain/units';
import { momentWords, nearWords, wholeMinute } from './moment-words.ts';
import { counted, lengthWords, roughLengthWords } from './protocol-words.ts';

/** How much of a session has played, never rounded up, and when it counts: "12 min played; it counts once 20 min have played." */
export function playedWords(playedMs: Milliseconds, shortestMs: Milliseconds): string {
  const played = `${Math.floor(playedMs / 60_000)} min played`;
  return playedMs < shortestMs
    ? `${played}; it counts once ${shortestMs / 60_000} min have played.`
    : `${played}; it counts.`;
}

/** What is missing of a session that would be finished now: "This session needs 12 minutes more to count." */
export function missingWords(playedMs: Milliseconds, shortestMs: Milliseconds): string {
  const minutes = Math.ceil((shortestMs - playedMs) / 60_000);
  return `This session needs ${counted(minutes, 'minute')} more to count.`;
}

const LOST: Readonly<Record<Loss, string>> = {
  missed: 'missed',
  tooShort: 'too short',
  tooSoon: 'too soon after the one before',
  unanswered: 'not answered',
  ratedThenLeftOut: 'rated, then left out',
  answeredLate: 'answered too late',
};

/** How long ago a session ended: "ended 5 days ago"; without a length in its first minute, and where the clock is behind it. */
export function agoWords(endedAtMs: Milliseconds, nowMs: Milliseconds): string {
  const agoMs = nowMs - endedAtMs;
  return agoMs < 60_000 ? 'has ended' : `ended ${roughLengthWords(agoMs)} ago`;
}

/** How far a test has come, in sentences. Nothing in them depends on which sessions are real. */
export function progressWords({ sealed, attempts }: KeptTest): readonly string[] {
  const { completePairs, lostPairs } = runOf(sealed.protocol, attempts);
  const { pairs, sparePairs } = sealed.protocol;
  const are = completePairs.length === 1 ? 'is' : 'are';
  const done = `${completePairs.length} of ${pairs} pairs ${are} complete.`;
  const last = lostPairs.at(-1);
  if (!last) return [done];
  const lost = lostPairs.length;
  const why = `the latest lost a session that was ${LOST[last.loss]}`;
  if (lost < sparePairs) return [done, `${lost} of ${sparePairs} spare pairs used; ${why}.`];
  const most = pairs + sparePairs - lost;
  const used =
    lost === sparePairs
      ? `All ${counted(sparePairs, 'spare pair')} used; ${why}.`
      : `${counted(lost, 'pair')} lost a session, more than there are spare ones (${sparePairs}); ${why}.`;
  if (most < PAIR_RANGE.fewest) return [done, used];
  const next =
    most === PAIR_RANGE.fewest
      ? 'If one more pair loses a session, no verdict can come of this test.'
      : `The test ends with ${most} pairs at most.`;
  return [done, used, next];
}

/** What it costs when the session that is due does not count. */
export function lossWords({ sealed, attempts }: KeptTest): string {
  const { lostPairs } = runOf(sealed.protocol, attempts);
  const left = sealed.protocol.sparePairs - lostPairs.length;
  const instead =
    left > 1
      ? `one of the ${left} spare pairs left stands in`
      : left === 1
        ? 'the last spare pair stands in'
        : 'no spare pair is left to stand in';
  return `A session that does not count loses its pair: ${instead}.`;
}

/** Until when the answer to a session counts; empty where it does not any more, and where no limit was sealed. */
export function countsWords(
  { sealed: { protocol } }: KeptTest,
  open: OpenSession,
  nowMs: Milliseconds,
): string {
  const { answerWithinMs, shortestSessionMs } = protocol;
  const { endedAtMs, playedMs } = playedOf(open);
  if (answerWithinMs === undefined || playedMs < shortestSessionMs) return '';
  return isTooLate(protocol, nowMs - endedAtMs)
    ? ''
    : `It counts if you answer before ${nearWords(endedAtMs + answerWithinMs, nowMs)}.`;
}

/** What the time of the next session does while this one waits for its answer; empty after the last. */
export function lapseWords(test: KeptTest, nowMs: Milliseconds): string {
  const lapse = whileUnanswered(test, nowMs);
  if (lapse === null) return '';
  const { isSamePair, missedFromMs, missed } = lapse;
  const other = isSamePair ? 'other session of this pair' : 'next session';
  const at = momentWords(missedFromMs);
  const { state, sealed } = test;
  const open = state.kind === 'running' ? state.open : null;
  const isShort = open && playedOf(open).playedMs < sealed.protocol.shortestSessionMs;
  if (missed === 0) {
    const until = isShort ? 'until this one is left out' : 'while this one is not answered';
    return `The ${other} can be begun until ${at}. That time goes on ${until}.`;
  }
  const lost = `The time for the ${other} ran out on ${at}: it was missed and its pair is lost, whatever you answer here.`;
  if (missed === 1) return lost;
  const more = missed - 1;
  return `${lost} So ${more === 1 ? 'is 1 session' : `are ${more} sessions`} after it.`;
}

/** What an ordinary session does to the one that is due, or that is waited for; empty without a wash-out. */
export function otherWords({ sealed }: Pick<KeptTest, 'sealed'>): string {
  const { washOutMs } = sealed.protocol;
  return washOutMs === 0
    ? ''
    : `If you run an ordinary session first, this one waits ${lengthWords(washOutMs)} after it.`;
}

/** What to do where the clock of the device may be wrong: it is behind the latest session, was set back behind a wash-out that was over, or says how many were missed; else empty. */
export function clockWords({ attempts }: Pick<KeptTest, 'attempts'>, step: TestStep): string {
  if (step.kind === 'wait' && step.behindMs !== undefined) {
    return `By the clock of this device the session before ends only at ${momentWords(step.behindMs)}: the clock ran ahead then, or is behind now. If it is behind, set it right. Nothing is lost either way.`;
  }
  if (step.kind === 'wait' && step.wasOverMs !== undefined) {
    return `By the clock of this device the next session could begin at ${momentWords(step.wasOverMs)} already, and now it shows less: it ran ahead then, or is behind now. If it is behind, set it right. Nothing is lost either way.`;
  }
  const missed = attempts.length - 1 - attempts.findLastIndex(({ kind }) => kind === 'held');
  if (missed === 0) return '';
  const [were, are] =
    missed === 1 ? ['a session was', 'the session is'] : [`${missed} sessions were`, 'they are'];
  return `The clock of this device says that ${were} missed. If that clock is wrong, set it right before you go on: then ${are} not missed.`;
}

/** What a person can do now. */
export function stepWords(step: TestStep): string {
  switch (step.kind) {
    case 'ready':
      return step.missedFromMs === null
        ? 'The first session may begin whenever you like.'
        : `The next session may begin now. After ${momentWords(step.missedFromMs)} it counts as missed.`;
    case 'wait':
      return `The next session may begin from ${momentWords(wholeMinute(step.untilMs))}.`;
    case 'answer':
      return 'A session is waiting for your answer.';
    case 'attention':
      return 'The attention task is waiting.';
    case 'noVerdict':
      return `No verdict can come of this test any more: too many pairs lost a session, and with under ${PAIR_RANGE.fewest} complete pairs luck alone could decide it. Going on would cost you weeks for nothing.`;
    case 'missed':
      return 'The session that was due is missed; the next pair begins.';
    default:
      return 'The test is over.';
  }
}

/** Answers to "which was it?", as they are offered. */
export const GUESS_WORDS: Readonly<Record<Guess, string>> = {
  real: 'With the rhythm',
  sham: 'Without',
  noIdea: 'No idea',
};
