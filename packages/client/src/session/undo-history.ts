import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Milliseconds } from '@overtone/domain/units';
import { previousValues } from './previous-values.ts';
import { type ChangeCause, isAssistants, type SessionChange } from './session-change.ts';

/** A step that can be taken back. */
export interface UndoStep {
  readonly cause: ChangeCause;
  /** The settings that the step changed, with the values from before it. */
  readonly previous: Partial<SessionSettings>;
  /** When the step last grew, on the host's monotonic clock. */
  readonly changedAt: Milliseconds;
}

/** A person's changes to the same setting within this time are one step: a drag of a slider is undone as a whole. */
export const UNDO_GROUP_MS: Milliseconds = 1000;

/** Steps kept; the oldest is forgotten first. */
export const UNDO_STEPS_KEPT = 20;

/**
 * The history with this change added. Switching on or off, undoing and writes that change nothing are not steps.
 */
export function recordChange(
  history: readonly UndoStep[],
  change: Omit<SessionChange, 'own'>,
  changedAt: Milliseconds,
): readonly UndoStep[] {
  if (change.cause !== 'person' && !isAssistants(change.cause)) return history;
  const previous = previousValues(change.before, change.after);
  if (Object.keys(previous).length === 0) return history;
  const last = history.at(-1);
  if (last && change.cause === 'person' && continues(last, previous, changedAt)) {
    return [...history.slice(0, -1), { ...last, changedAt }];
  }
  return [...history, { cause: change.cause, previous, changedAt }].slice(-UNDO_STEPS_KEPT);
}

function continues(last: UndoStep, previous: Partial<SessionSettings>, at: Milliseconds): boolean {
  return (
    last.cause === 'person' &&
    at - last.changedAt <= UNDO_GROUP_MS &&
    Object.keys(last.previous).join() === Object.keys(previous).join()
  );
}
