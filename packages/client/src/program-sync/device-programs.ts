import { failed, ok, type Result } from '@overtone/domain/result';
import { atom } from 'nanostores';
import type { HostStorage } from '../platform/host.ts';
import { forgetProgram, keepProgram, keptPrograms } from '../program/kept-programs.ts';
import type { ProgramHome } from './program-home.ts';

/** Programs that are kept on this device alone; they never leave it by themselves. */
export function devicePrograms(storage: HostStorage): ProgramHome {
  const $kept = atom(keptPrograms(storage));

  function take(result: ReturnType<typeof forgetProgram>): Result<void, string> {
    if (!result.ok) return failed(result.reason);
    $kept.set(result.value);
    return ok(undefined);
  }

  return {
    $kept,
    $place: atom('device'),
    $told: atom([]),
    heed: nothing,
    keep: (kept) => take(keepProgram(storage, kept)),
    forget: (id) => take(forgetProgram(storage, id)),
    onMoved: () => nothing,
    stop: nothing,
  };
}

function nothing(): void {
  // Nothing is started, and nobody else changes what is kept here.
}
