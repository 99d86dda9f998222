import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import type { TestStep } from '@overtone/domain/experiment/kept/next-state';
import type { Question, Stimulus } from '@overtone/domain/experiment/protocol/protocol';
import { type Loss, runOf } from '@overtone/domain/experiment/protocol/run';
import type { Guess } from '@overtone/domain/experiment/statistics/blinding';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import type { Milliseconds } from '@overtone/domain/units';

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

/** A length of time as it is said: "20 minutes", "4 hours", "3 days". */
export function lengthWords(ms: Milliseconds): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes >= 2 * 1440 && minutes % 1440 === 0) return counted(minutes / 1440, 'day');
  if (minutes >= 60 && minutes % 60 === 0) return counted(minutes / 60, 'hour');
  return counted(minutes, 'minute');
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** What is asked after each session. */
export function questionWords(question: Question): string {
  return question.kind === 'focus' ? 'How focused were you?' : question.words;
}

/** What is tested: "3 Hz and 40 Hz", or a program's name. */
export function stimulusWords(stimulus: Stimulus): string {
  if (stimulus.kind === 'program') return `the program “${stimulus.program.name}”`;
  const { slowHz, fastHz } = stimulus;
  return [slowHz, fastHz]
    .filter((hz) => hz > 0)
    .map(formatFrequency)
    .join(' and ');
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
