import type { Milliseconds } from '../../units.ts';
import type { ProgramSound } from '../program.ts';

/** Courses that a part can take: those of our own programs, by their ids, and a break between two of them. */
export const PART_COURSES = [
  'steady-focus',
  'close-work',
  'room-for-ideas',
  'meeting-bridge',
  'six-breaths',
  'wake-up',
  'wind-down',
  'nap',
  'break',
] as const;

/** The course that a part takes. */
export type PartCourse = (typeof PART_COURSES)[number];

/** How work is divided: a stretch of it, a break, and how often both come; null where it was not said. */
export interface AskedBreaks {
  readonly workMs: Milliseconds | null;
  readonly breakMs: Milliseconds | null;
  /** Rounds of work and break. */
  readonly times: number | null;
  /** One break in the middle, and no more. */
  readonly isOne: boolean;
}

/** A stretch of what was asked for. */
export interface AskedPart {
  readonly course: PartCourse;
  /** Whether the words leave open which kind of work it is, so that the state of a suggestion may say. */
  readonly isOpen: boolean;
  /** Null where it was not said, and follows from the whole or from custom. */
  readonly lengthMs: Milliseconds | null;
  readonly breaks: AskedBreaks | null;
}

/** A program as somebody asks for it: parts in their order, and what was said of the length of all of them. */
export interface AskedProgram {
  /** One at least. */
  readonly parts: readonly AskedPart[];
  readonly totalMs: Milliseconds | null;
  /** What is to play behind the tone: left out where nothing was said of it, null where it is nothing that there is. */
  readonly sound?: ProgramSound | null;
}
