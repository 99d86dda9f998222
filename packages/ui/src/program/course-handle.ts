import type { Place } from '@overtone/client/program/places';
import type { ProgramCommand } from '@overtone/client/program/program-command';
import type { ProgramDesk } from '@overtone/client/program/program-desk';
import type { Moment } from '@overtone/domain/program/program';
import type { Milliseconds } from '@overtone/domain/units';
import type { RefObject } from 'react';
import type { Frame } from './picture/frame.ts';

/** How the scale of a picture goes by a drag: it stays, or it has room for a program that long, and stays so. */
export type PictureHold = 'still' | { readonly wholeMs: Milliseconds };

/** What a handle on the picture is given. */
export interface CourseHandleProps {
  readonly desk: ProgramDesk;
  readonly frame: Frame;
  /** What the picture is scrolled in. */
  readonly view: RefObject<HTMLElement | null>;
  /** The stage's number, from 0. */
  readonly stage: number;
  readonly place: Place;
  readonly endMs: Milliseconds;
  /** What its stage comes to. */
  readonly moment: Moment;
  /** Told how the picture is held while a drag goes on; null once it ends. */
  readonly onHold: (hold: PictureHold | null) => void;
}

/** What a handle for values is given: one at the end of a stage, or at the start of the program, which is of no stage. */
export interface ValueHandleProps extends Omit<CourseHandleProps, 'stage' | 'place'> {
  readonly stage: number | null;
  readonly place: Place | null;
}

/** Sets values at the end of a stage, or at the start. */
export function setValues(place: Place | null, values: Partial<Moment>): ProgramCommand {
  return place === null ? { kind: 'set-start', values } : { kind: 'set-values', place, values };
}

/** Where a handle's value stands, as its name says it. */
export function whereWords(stage: number | null): string {
  return stage === null ? 'at the start' : `at the end of stage ${stage + 1}`;
}

/** Pixels from the begin of the picture at which a handle of the start stands, so that all of it is seen. */
export const START_PX = 8;
