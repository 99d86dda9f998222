import type { SessionSettings } from '@overtone/domain/session/settings';
import { atom, type ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import { changedBoth } from './own-settings.ts';
import type { ChangeCause, SessionChange } from './session-change.ts';
import { recordChange, type UndoStep } from './undo-history.ts';

/** The settings of one session with their only writer. */
export interface SessionStore {
  readonly $settings: ReadableAtom<SessionSettings>;
  /** The settings without what an event of a calendar leads. */
  readonly $own: ReadableAtom<SessionSettings>;
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
  const $own = atom(defaults);
  const $lastChange = atom<SessionChange | null>(null);
  const $undoSteps = atom<readonly UndoStep[]>([]);

  function patch(change: Partial<SessionSettings>, cause: ChangeCause): void {
    const [before, ownBefore] = [$settings.get(), $own.get()];
    const { inForce, own } = changedBoth({ own: ownBefore, inForce: before }, change, cause);
    const written = { cause, before, after: inForce, own: { before: ownBefore, after: own } };
    $undoSteps.set(recordChange($undoSteps.get(), written, host.now()));
    $own.set(own);
    $settings.set(inForce);
    $lastChange.set(written);
  }

  function undo(): void {
    const step = $undoSteps.get().at(-1);
    if (!step) return;
    $undoSteps.set($undoSteps.get().slice(0, -1));
    patch(step.previous, 'undo');
  }

  return { $settings, $own, $lastChange, $undoSteps, patch, undo };
}
