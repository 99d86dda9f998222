import type { Program } from '@overtone/domain/program/program';
import type { Milliseconds } from '@overtone/domain/units';

/** A program and where it stood, as it gave way to something else or as its page went. */
export interface StoodProgram {
  readonly program: Program;
  readonly positionMs: Milliseconds;
}
