import type { Place } from '@overtone/client/program/places';
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
