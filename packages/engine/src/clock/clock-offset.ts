import type { Seconds } from '@overtone/domain/units';

/** Share of a new reading that moves the offset; about a third of a second at 60 readings a second. */
const SMOOTHING = 0.05;

/** A reading this far off is an outlier, or the start of a new course. */
const JUMP_S: Seconds = 0.02;

/** So many far readings in a row are a new course (another sound device), not outliers. */
const JUMP_READINGS = 4;

/** Follows the offset between two clocks through jitter, outliers, drift and device changes. */
export interface ClockOffset {
  /** Takes one reading of `other clock - this clock`; gives the offset now believed. */
  read(offset: Seconds): Seconds;
  /** Offset now believed; null before the first reading. */
  readonly value: Seconds | null;
}

/** A follower with no readings yet. */
export function clockOffset(): ClockOffset {
  let value: Seconds | null = null;
  let farReadings = 0;
  return {
    get value() {
      return value;
    },
    read(offset) {
      if (value === null) return (value = offset);
      if (Math.abs(offset - value) <= JUMP_S) {
        farReadings = 0;
        return (value += SMOOTHING * (offset - value));
      }
      farReadings += 1;
      if (farReadings >= JUMP_READINGS) {
        farReadings = 0;
        value = offset;
      }
      return value;
    },
  };
}
