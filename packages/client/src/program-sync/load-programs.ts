import { lateLoad } from '../loading/late-load.ts';
import type { HostStorage } from '../platform/host.ts';
import type { PersonProgramsParts } from './person-programs.ts';
import type { ProgramHome } from './program-home.ts';

/** What the programs are kept by; the streams are asked for with them, and no sooner. */
export interface LoadedProgramsParts extends Omit<PersonProgramsParts, 'changes'> {
  readonly changes: () => Promise<PersonProgramsParts['changes']> | PersonProgramsParts['changes'];
}

/** Where the programs of whoever sits here are kept. What keeps them is loaded at the first call, as `lateLoad` does. */
export function loadedPrograms({
  changes,
  ...parts
}: LoadedProgramsParts): () => Promise<ProgramHome> {
  async function load(): Promise<ProgramHome> {
    const { personPrograms } = await import('./person-programs.ts');
    return personPrograms({ ...parts, changes: await changes() });
  }
  return lateLoad(load);
}

/** Whether this device keeps programs: then they follow the person also while nobody looks at them. */
export function keepsPrograms(storage: HostStorage): boolean {
  return (['overtone.programs', 'overtone.programs.account'] as const).some(
    (key) => storage.read(key) !== null,
  );
}
