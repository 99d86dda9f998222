import type { Program } from '@overtone/domain/program/program';
import type { Milliseconds } from '@overtone/domain/units';

/** A program that gave way to something else, and where it stood. */
export interface GaveWay {
  readonly program: Program;
  readonly positionMs: Milliseconds;
}
