import { readProgram } from '@overtone/domain/program/check-program';
import { programLengthMs } from '@overtone/domain/program/timeline';
import type { LeftBehind } from '../session/left-program.ts';
import type { StoodProgram } from '../session/stood-program.ts';

/** What was left behind, checked; null where that is nothing that could go on. */
export function leftProgram(left: LeftBehind | null): StoodProgram | null {
  if (left === null) return null;
  const read = readProgram(left.program);
  if (!read.ok) return null;
  const { positionMs } = left;
  const isWithin = positionMs >= 1000 && positionMs < programLengthMs(read.value);
  return isWithin ? { program: read.value, positionMs } : null;
}
