import { MODULATION_RANGE_HZ } from '@overtone/domain/frequency/modulation-range';
import type { Hertz, Milliseconds, UnitInterval } from '@overtone/domain/units';

/** The plane that a course is drawn on, in pixels: time to the right, frequency upwards on a logarithmic axis. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Time at the right edge. */
  readonly endMs: Milliseconds;
  /** Pixels above the highest and below the lowest frequency; 0 where it is not said. */
  readonly inset?: number;
}

const { min, max } = MODULATION_RANGE_HZ;
const DECADES = Math.log(max / min);

/** Where a frequency lies from the lowest (0) to the highest (1); outside the range it is at the end. */
export function hzShare(hz: Hertz): UnitInterval {
  return Math.min(1, Math.max(0, Math.log(hz / min) / DECADES));
}

/** The frequency at a share of the axis. */
function hzAtShare(share: UnitInterval): Hertz {
  return min * Math.exp(Math.min(1, Math.max(0, share)) * DECADES);
}

/** Pixels from the left edge. */
export function xOf({ width, endMs }: Frame, ms: Milliseconds): number {
  return (ms / endMs) * width;
}

/** The time at a pixel; outside the frame it goes on. */
export function msAt({ width, endMs }: Frame, x: number): Milliseconds {
  return (x / width) * endMs;
}

/** Pixels from the top edge. */
export function yOf({ height, inset = 0 }: Frame, hz: Hertz): number {
  return inset + (height - 2 * inset) * (1 - hzShare(hz));
}

/** The frequency at a pixel; outside the frame it is at the end of the range. */
export function hzAt({ height, inset = 0 }: Frame, y: number): Hertz {
  return hzAtShare(1 - (y - inset) / (height - 2 * inset));
}
