import type { Program } from '@overtone/domain/program/program';
import type { Stop } from '@overtone/domain/stop';
import { isSameProgram } from './follow-edits.ts';
import { leftProgram } from './left-program.ts';
import type { ProgramPlayer } from './player-port.ts';
import type { ProgramDesk } from './program-desk.ts';

/** What following a program that was left takes. */
export interface LeftAndKept {
  readonly desk: Pick<ProgramDesk, '$open' | '$deleted' | '$kept'>;
  readonly player: Pick<ProgramPlayer, 'leftBehind' | 'forgetLeft' | 'renameLeft'>;
}

/**
 * Has the program that was left as its page went take its new name where it is renamed, and forgets it where it is deleted;
 * `see` is told of both, and when it is there no more as the programs are somebody else's.
 */
export function followLeft({ desk, player }: LeftAndKept, see: () => void): Stop {
  const isLeft = (program: Program) => {
    const left = leftProgram(player.leftBehind());
    return left !== null && isSameProgram(left.program, program);
  };
  const stops = [
    desk.$open.listen((open, before) => {
      if (!open || open.sitting !== before?.sitting) return;
      const { name } = open.editor.program;
      if (name === before.editor.program.name || !isLeft(before.editor.program)) return;
      player.renameLeft(name);
      see();
    }),
    desk.$deleted.listen((deleted) => {
      if (deleted === null || !isLeft(deleted.program)) return;
      player.forgetLeft();
      see();
    }),
    desk.$kept.listen(() => {
      if (player.leftBehind() === null) see();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
