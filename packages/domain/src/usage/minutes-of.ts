import type { Milliseconds } from '../units.ts';

/** Minutes to a tenth, as pages show them. */
export function minutesOf(ms: Milliseconds): number {
  return Math.round(ms / 6_000) / 10;
}
