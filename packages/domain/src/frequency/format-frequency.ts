import type { Hertz } from '../units.ts';

const SLOW_BELOW_HZ = 1;

/**
 * A rhythm in words, with at most two decimals: "40 Hz", "13.33 Hz". Below 1 Hz, where hertz say little, it counts
 * cycles in ten seconds: "3 cycles per 10 s".
 */
export function formatFrequency(hz: Hertz): string {
  if (hz >= SLOW_BELOW_HZ) return formatHertz(hz);
  const cycles = toTwoDecimals(hz * 10);
  return `${cycles} ${cycles === 1 ? 'cycle' : 'cycles'} per 10 s`;
}

/** A rhythm in hertz, however slow, with at most two decimals: "0.1 Hz". For equations. */
export function formatHertz(hz: Hertz): string {
  return `${toTwoDecimals(hz)} Hz`;
}

function toTwoDecimals(value: number): number {
  return Number(value.toFixed(2));
}
