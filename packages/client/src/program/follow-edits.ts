import type { Program } from '@overtone/domain/program/program';
import { printProgram } from '@overtone/domain/program/text/print-program';
import type { Stop } from '@overtone/domain/stop';
import type { ProgramPlayer } from './player-port.ts';
import type { OpenProgram, ProgramDesk } from './program-desk.ts';

/** What following the edits of a program takes. */
export interface EditedAndPlayed {
  readonly desk: Pick<ProgramDesk, '$open'>;
  readonly player: Pick<ProgramPlayer, '$played' | '$isBlind' | 'takeOver'>;
}

/** A program that plays while it lies open. */
interface PlayedOpen {
  readonly sitting: OpenProgram['sitting'];
  readonly played: Program;
  /** As the player was asked last to play it. */
  readonly asked: Program;
}

/** Whether two programs are one, whoever made them. */
export function isSameProgram(one: Program, other: Program): boolean {
  if (one === other) return true;
  return one.name.trim() === other.name.trim() && printProgram(one) === printProgram(other);
}

/**
 * Has the player take over what is changed of the program that lies open while that plays. Tells `see`, now and with every
 * change, whether what plays is the open program, also while a change of it is about to be taken over.
 */
export function followEdits(
  { desk, player }: EditedAndPlayed,
  see: (isOne: boolean) => void,
): Stop {
  let known: PlayedOpen | null = null;

  function knownOf(open: OpenProgram | null): PlayedOpen | null {
    const played = player.$played.get()?.program;
    if (open === null || played === undefined || player.$isBlind.get()) return null;
    const { sitting, editor } = open;
    const goesOn = known?.sitting === sitting && [known.played, known.asked].includes(played);
    if (known && goesOn) return { ...known, played };
    const isOne = isSameProgram(editor.program, played);
    return isOne ? { sitting, played, asked: editor.program } : null;
  }

  function look(): void {
    const open = desk.$open.get();
    const program = open?.editor.program;
    const now = knownOf(open);
    const isChanged = now !== null && program !== undefined && now.asked !== program;
    known = isChanged ? { ...now, asked: program } : now;
    see(known !== null);
    if (isChanged) player.takeOver(program);
  }

  const stops = [desk.$open.subscribe(look), player.$played.listen(look)];
  return () => stops.forEach((stop) => stop());
}
