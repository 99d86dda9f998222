import type { ReportSession, SessionOutcome } from '@overtone/domain/experiment/report/test-report';
import { lateWords } from './session-notes.ts';
import { momentWords } from '../moment-words.ts';

/** One session of a self-test that is over, in words. */
export interface SessionRow {
  /** Of which pair it was, from 1. */
  readonly pair: number;
  readonly began: string;
  /** What it was. */
  readonly arm: 'rhythm' | 'sham';
  /** What was answered, and why it did not count where it did not. */
  readonly answer: string;
  readonly guess: string;
}

/** What a session was, or was taken for. */
export const GUESS_WORDS = { real: 'rhythm', sham: 'sham', noIdea: 'no idea' } as const;

const NOTES: Readonly<Record<SessionOutcome, string | null>> = {
  counts: null,
  waitsForPair: null,
  missed: 'missed',
  tooShort: 'too short',
  tooSoon: 'too soon',
  unanswered: 'not answered',
  ratedThenLeftOut: 'then left out',
  answeredLate: 'too late to count',
  pairLost: 'its pair was lost',
};

/** Every session as it was due, in order; none while the order is not known. */
export function sessionRows(sessions: readonly ReportSession[]): readonly SessionRow[] {
  return sessions.flatMap(({ attempt, outcome, arm, pair }) => {
    if (arm === null) return [];
    const held = attempt.kind === 'held' ? attempt : null;
    const rating = held?.rating ?? null;
    const parts = [rating, lateWords(attempt), NOTES[outcome]].filter((part) => part !== null);
    return [
      {
        pair: pair + 1,
        began: attempt.kind === 'held' ? momentWords(attempt.startedAtMs) : '–',
        arm: GUESS_WORDS[arm],
        answer: parts.join(', ') || '–',
        guess: held?.guess ? GUESS_WORDS[held.guess] : '–',
      },
    ];
  });
}
