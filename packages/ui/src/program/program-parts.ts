import type { ProgramDesk } from '@overtone/client/program/program-desk';
import type { ProgramPlayer } from '@overtone/client/program/player-port';
import type { Delivered } from './picture/rhythm-line.ts';

/** What the panel of programs is given. */
export interface ProgramsPanelProps {
  readonly desk: ProgramDesk;
  /** What plays programs; null where nothing does, and everything but Start is offered. */
  readonly player: ProgramPlayer | null;
  /** The frequency that this screen's light shows for another; null where that is not known. */
  readonly delivered: Delivered | null;
  /** The address of the page that a link to a program opens, without a fragment; null where no link is offered. */
  readonly address: string | null;
  /** Whether Flash guard is on, on this device. */
  readonly isGuarded: boolean;
}
