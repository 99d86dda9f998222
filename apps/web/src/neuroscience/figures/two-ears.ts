import type { Cycles, UnitInterval } from '@overtone/domain/units';

/**
 * The level at one ear, from 0 to 1, of two tones that differ by a beat: its own in full, and as much of the other ear's
 * as crosses over. Two sines of sizes 1 and c add up to one whose size is sqrt(1 + c² + 2c cos(beat)).
 */
export function levelAtEar(crossed: UnitInterval, beat: Cycles): UnitInterval {
  const size = Math.sqrt(1 + crossed ** 2 + 2 * crossed * Math.cos(2 * Math.PI * beat));
  return size / (1 + crossed);
}

/** The level of a tone that is itself made to swell and fade, at both ears alike. */
export function isochronicLevel(beat: Cycles): UnitInterval {
  return (1 + Math.cos(2 * Math.PI * beat)) / 2;
}
