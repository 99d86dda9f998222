import { isSameProgram } from '@overtone/client/program/follow-edits';
import type { ProgramDesk } from '@overtone/client/program/program-desk';
import type { Program } from '@overtone/domain/program/program';

/** Opens a program as the one that is kept, where it is one of those. */
export function openKnown(desk: Pick<ProgramDesk, '$kept' | 'open'>, program: Program): void {
  const kept = desk.$kept.get().find((each) => isSameProgram(each.program, program));
  if (kept) desk.open(kept.program, 'kept', kept.id);
  else desk.open(program, 'own');
}
