import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import type { TestStep } from '@overtone/domain/experiment/kept/next-state';
import { type Loss, runOf } from '@overtone/domain/experiment/protocol/run';
import type { Guess } from '@overtone/domain/experiment/statistics/blinding';
import type { Milliseconds } from '@overtone/domain/units';
import { counted } from './protocol-words.ts';

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as it is said: "Tue 3 Mar, 09:00". */
export function momentWords(atMs: Milliseconds): string {
  return MOMENT.format(atMs);
}

const LOST: Readonly<Record<Loss, string>> = {
  missed: 'missed',
  tooShort: 'too short',
  tooSoon: 'too soon after the one before',
  unanswered: 'not answered',
};

/** How far a test has come, in sentences. Nothing in them depends on which sessions are real. */
export function progressWords({ sealed, attempts }: KeptTest): readonly string[] {
  const { completePairs, lostPairs } = runOf(sealed.protocol, attempts);
  const { pairs, sparePairs } = sealed.protocol;
  const done = `${completePairs.length} of ${pairs} pairs are complete.`;
  const last = lostPairs.at(-1);
  if (!last) return [done];
  const lost = `${counted(lostPairs.length, 'pair')} did not count (the latest: a session was ${LOST[last.loss]}); ${sparePairs} may be replaced.`;
  return [done, lost];
}

/** What a person can do now. */
export function stepWords(step: TestStep): string {
  switch (step.kind) {
    case 'ready':
      return step.missedFromMs === null
        ? 'The first session may begin whenever you like.'
        : `The next session may begin now. After ${momentWords(step.missedFromMs)} it counts as missed.`;
    case 'wait':
      return `The next session may begin from ${momentWords(step.untilMs)} on.`;
    case 'answer':
      return 'A session waits for your answer.';
    case 'attention':
      return 'The attention task waits.';
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
