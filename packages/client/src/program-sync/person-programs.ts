import type { Stop } from '@overtone/domain/stop';
import { atom, type ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import type { KeptProgram } from '../program/kept-programs.ts';
import type { ChangeStream } from '../settings-sync/change-stream.ts';
import { accountPrograms } from './account-programs.ts';
import { devicePrograms } from './device-programs.ts';
import type { MovedHome, ProgramHome, ProgramPlace } from './program-home.ts';

/** What the programs of whoever sits here are kept by. */
export interface PersonProgramsParts {
  readonly host: Pick<Host, 'fetch' | 'storage' | 'after' | 'onVisibility'>;
  /** Hears what of an account, whose id it is given, changed elsewhere. */
  readonly changes: (person: string) => Pick<ChangeStream, 'watch'>;
  /** Id of the account of whoever sits here; null without one, and while that is not known. */
  readonly $person: ReadableAtom<string | null>;
}

/** The programs of whoever sits here: with their account from the moment on that they are signed in, else on this device. */
export function personPrograms({ host, changes, $person }: PersonProgramsParts): ProgramHome {
  const $kept = atom<readonly KeptProgram[]>([]);
  const $place = atom<ProgramPlace>('device');
  const $told = atom<readonly string[]>([]);
  const watchers = new Set<(moved: MovedHome) => void>();
  const leavers = new Set<() => void>();
  let here: string | null = null;
  let home = devicePrograms(host.storage);
  let leave: Stop = () => undefined;

  function enter(next: ProgramHome): void {
    leave();
    home = next;
    const stops = [
      next.$kept.subscribe((kept) => $kept.set(kept)),
      next.$place.subscribe((place) => $place.set(place)),
      next.$told.subscribe((told) => $told.set(told)),
      next.onMoved((moved) => watchers.forEach((see) => see(moved))),
      next.stop,
    ];
    leave = () => stops.forEach((stop) => stop());
  }

  const stopWatching = $person.subscribe((person) => {
    if (here !== null && here !== person) leavers.forEach((run) => run());
    here = person;
    enter(
      person === null
        ? devicePrograms(host.storage)
        : accountPrograms({ host, changes: changes(person), person }),
    );
  });

  return {
    $kept,
    $place,
    $told,
    heed: () => home.heed(),
    keep: (kept, seen) => home.keep(kept, seen),
    forget: (id) => home.forget(id),
    onMoved(see) {
      watchers.add(see);
      return () => void watchers.delete(see);
    },
    onLeft(run) {
      const own = () => run();
      leavers.add(own);
      return () => void leavers.delete(own);
    },
    stop() {
      stopWatching();
      leave();
    },
  };
}
