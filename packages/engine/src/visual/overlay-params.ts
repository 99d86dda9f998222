import type { Seconds } from '@overtone/domain/units';
import type { LightPlan } from '../stimulus/light-plan.ts';
import { PULSE_HARMONICS } from '../stimulus/pulse-series.ts';

/** Time constant of every change of the light except on and off: 95 % after 300 ms. */
const EASE_S: Seconds = 0.1;

/** Numbers of one tint: red, green, blue, alpha. */
export const TINT_SIZE = 4;

/** Where the four tints lie in `OverlayParams.tints`. */
export const TINT_AT = {
  middle: { low: 0, high: TINT_SIZE },
  rim: { low: 2 * TINT_SIZE, high: 3 * TINT_SIZE },
} as const;

/**
 * The numbers that a frame is drawn from, all of which move smoothly when a plan changes. Series are as long as the
 * longest one, so that one waveform can melt into another.
 */
export interface OverlayParams {
  /** Tints of middle and rim at the two ends of the overlay's law. */
  readonly tints: Float64Array;
  readonly global: Float64Array;
  readonly centre: Float64Array;
}

/** The numbers of a plan, fully arrived. */
export function paramsOf({ span, global, centre }: LightPlan): OverlayParams {
  const padded = (series: readonly number[]) => {
    const values = new Float64Array(PULSE_HARMONICS);
    values.set(series);
    return values;
  };
  const { middle, rim } = span;
  return {
    tints: Float64Array.of(...middle.low, ...middle.high, ...rim.low, ...rim.high),
    global: padded(global),
    centre: padded(centre),
  };
}

/** Moves `shown` towards `target` by what fits into `elapsedS`, in place and without allocating. */
export function easeParams(shown: OverlayParams, target: OverlayParams, elapsedS: Seconds): void {
  const share = 1 - Math.exp(-Math.max(0, elapsedS) / EASE_S);
  easeArray(shown.tints, target.tints, share);
  easeArray(shown.global, target.global, share);
  easeArray(shown.centre, target.centre, share);
}

function easeArray(shown: Float64Array, target: Float64Array, share: number): void {
  for (let i = 0; i < shown.length; i += 1) {
    const from = shown[i] ?? 0;
    shown[i] = from + share * ((target[i] ?? 0) - from);
  }
}
