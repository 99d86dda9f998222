import { mergeSettings } from '@overtone/domain/session/merge-settings';
import type { SessionSettings } from '@overtone/domain/session/settings';
import { atom, type ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import { previousValues } from './previous-values.ts';
import type { ChangeCause, SessionChange } from './session-change.ts';
import { recordChange, type UndoStep } from './undo-history.ts';

/** The settings of one session with their only writer. */
export interface SessionStore {
  readonly $settings: ReadableAtom<SessionSettings>;
  readonly $lastChange: ReadableAtom<SessionChange | null>;
  readonly $undoSteps: ReadableAtom<readonly UndoStep[]>;
  /** Merges `change` into the settings; numbers outside their range are brought inside it. */
  readonly patch: (change: Partial<SessionSettings>, cause: ChangeCause) => void;
  /** Puts back what the last step changed. Does nothing when there is no step. */
  readonly undo: () => void;
}

/** Makes the store of a session that begins with `defaults`. */
export function createSessionStore(
  defaults: SessionSettings,
  host: Pick<Host, 'now'>,
): SessionStore {
  const $settings = atom(defaults);
  const $lastChange = atom<SessionChange | null>(null);
  const $undoSteps = atom<readonly UndoStep[]>([]);

  function patch(change: Partial<SessionSettings>, cause: ChangeCause): void {
    const before = $settings.get();
    const merged = mergeSettings(before, change);
    const isChange = Object.keys(previousValues(before, merged)).length > 0;
    const after = isChange ? merged : before;
    const written = { cause, before, after };
    $undoSteps.set(recordChange($undoSteps.get(), written, host.now()));
    $settings.set(after);
    $lastChange.set(written);
  }

  function undo(): void {
    const step = $undoSteps.get().at(-1);
    if (!step) return;
    $undoSteps.set($undoSteps.get().slice(0, -1));
    patch(step.previous, 'undo');
  }

  return { $settings, $lastChange, $undoSteps, patch, undo };
}
