import type { Milliseconds } from '../units.ts';

/** Longest program, its fade included: a day. */
export const LONGEST_PROGRAM_MS: Milliseconds = 24 * 3_600_000;

/** Shortest stage. What changes more often than once a second is a rhythm, and belongs to a rhythm. */
export const SHORTEST_STAGE_MS: Milliseconds = 1_000;

/** Most stages that a program plays, each pass of a loop counted. */
export const MOST_STAGES = 1_000;

/** How deep loops may stand in each other: an hour of blocks in a day of hours needs two. */
export const DEEPEST_LOOPS = 4;

/** How often a loop may come. */
export const LOOP_TIMES = { min: 1, max: 1_000 } as const;

/** Longest name of a program, in UTF-16 units. */
export const NAME_LENGTH = 80;

/** Longest text of a program that is read. A thousand stages that name everything take half of it. */
export const LONGEST_TEXT = 400_000;

/** Most programs that an account keeps, and a device without one. */
export const MOST_KEPT_PROGRAMS = 200;

/** Longest text of a program that an account keeps: of a thousand stages, each names two or three values in it. */
export const LONGEST_KEPT_TEXT = 60_000;

/** Most characters that all programs of an account have together, so that they are read in one answer. */
export const MOST_KEPT_CHARACTERS = 1_000_000;

/** Longest line of a text that is read. */
export const LONGEST_LINE = 1_000;
