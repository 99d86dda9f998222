import { readProgram } from '@overtone/domain/program/check-program';
import type { Program } from '@overtone/domain/program/program';
import { programLengthMs } from '@overtone/domain/program/timeline';
import type { Milliseconds } from '@overtone/domain/units';
import type { LeftBehind } from '../session/left-program.ts';

/** A program that was left as its page went, and can go on. */
export interface LeftProgram {
  readonly program: Program;
  /** Where it stood. */
  readonly positionMs: Milliseconds;
}

/** What was left behind, checked; null where that is nothing that could go on. */
export function leftProgram(left: LeftBehind | null): LeftProgram | null {
  if (left === null) return null;
  const read = readProgram(left.program);
  if (!read.ok) return null;
  const { positionMs } = left;
  const isWithin = positionMs >= 1000 && positionMs < programLengthMs(read.value);
  return isWithin ? { program: read.value, positionMs } : null;
}
