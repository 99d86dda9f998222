import { printProgram } from '@overtone/domain/program/text/print-program';
import { failed, ok, type Result } from '@overtone/domain/result';
import { atom } from 'nanostores';
import { randomUuid } from '../ids/random-uuid.ts';
import type { HostStorage } from '../platform/host.ts';
import {
  forgetProgram,
  keepProgram,
  KEPT_PROGRAMS_KEY,
  type KeptProgram,
  keptPrograms,
} from '../program/kept-programs.ts';
import { type MovedHome, NOBODY_LEAVES, type ProgramHome } from './program-home.ts';
import { nameOf } from './program-text.ts';
import { partedFrom } from './programs-state.ts';

/**
 * Programs that are kept on this device alone; they never leave it by themselves. What another window of the device keeps
 * is seen here at once, and not overwritten.
 */
export function devicePrograms(storage: HostStorage): ProgramHome {
  const $kept = atom(keptPrograms(storage));
  const $told = atom<readonly string[]>([]);
  const watchers = new Set<(moved: MovedHome) => void>();

  function take(result: ReturnType<typeof forgetProgram>): Result<void, string> {
    if (!result.ok) return failed(result.reason);
    $kept.set(result.value);
    return ok(undefined);
  }

  /** A program that another window changed from what it was here goes on beside that one. */
  function part({ id, program }: KeptProgram, present: KeptProgram['program']) {
    const texts = { mine: printProgram(program), theirs: printProgram(present) };
    const names = new Set(keptPrograms(storage).map((one) => one.program.name));
    const parted = partedFrom(id, texts, names, randomUuid);
    const to = { id: parted.moved.to, program: { ...program, name: nameOf(parted.text) } };
    const result = keepProgram(storage, to);
    if (result.ok) {
      watchers.forEach((see) => see({ from: id, to }));
      $told.set([...$told.get(), parted.told]);
    }
    return take(result);
  }

  return {
    $kept,
    $place: atom('device'),
    $told,
    heed: () => $told.set([]),
    keep(kept, seen) {
      const present = keptPrograms(storage).find(({ id }) => id === kept.id)?.program;
      const isOurs =
        present === undefined ||
        seen === null ||
        [seen, kept.program].some((one) => printProgram(one) === printProgram(present));
      return isOurs ? take(keepProgram(storage, kept)) : part(kept, present);
    },
    forget: (id) => take(forgetProgram(storage, id)),
    onMoved(see) {
      watchers.add(see);
      return () => void watchers.delete(see);
    },
    onLeft: NOBODY_LEAVES,
    stop: storage.onChangedElsewhere(KEPT_PROGRAMS_KEY, () => $kept.set(keptPrograms(storage))),
  };
}
