import { formatHertz } from '../frequency/format-frequency.ts';
import type { RhythmPair } from './pair-curve.ts';

/** What is plotted of a pair, as an equation; in hertz throughout, because cycles per 10 s are no factor of it. */
export function pairEquation({ slowHz, fastHz }: RhythmPair): string {
  return `y = sin(2π·${formatHertz(slowHz)}·t) + a·sin(2π·${formatHertz(fastHz)}·t)`;
}
