import { runOf } from '../protocol/run.ts';
import type { Milliseconds } from '../../units.ts';
import type { KeptTest } from './kept-test.ts';
import { closedAs, stepOf, withMissed } from './next-state.ts';

/** What becomes of the sessions to come while the one that was held waits for its answer. */
export interface WhileUnanswered {
  /** Whether the one that comes next is the other of the same pair. */
  readonly isSamePair: boolean;
  /** From when on that one is missed; its time goes on while no answer is given. */
  readonly missedFromMs: Milliseconds;
  /** Sessions that are missed by now, that one first. */
  readonly missed: number;
}

/**
 * What the next session's time does at a time, were the open one answered then; null without an open session, and where it is the
 * last. The time goes by what was sealed, from the end of the session, not from its answer.
 */
export function whileUnanswered(test: KeptTest, nowMs: Milliseconds): WhileUnanswered | null {
  if (test.state.kind !== 'running' || !test.state.open) return null;
  const { open } = test.state;
  const then = closedAs(test, open, { rating: 1, guess: 'noIdea', answeredAtMs: nowMs });
  const next = runOf(then.sealed.protocol, then.attempts).next;
  if (next === null) return null;
  const noted = withMissed(then, nowMs);
  const missed = noted.attempts.length - then.attempts.length;
  const first = noted.attempts[then.attempts.length];
  const step = stepOf(then, nowMs);
  const due = step.kind === 'wait' ? stepOf(then, step.untilMs) : step;
  const missedFromMs =
    first?.kind === 'missed' ? first.atMs : due.kind === 'ready' ? due.missedFromMs : null;
  if (missedFromMs === null) return null;
  return { isSamePair: next.session === 1, missedFromMs, missed };
}
