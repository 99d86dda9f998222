import type { Seconds } from '@overtone/domain/units';
import type { LightPlan } from '../stimulus/light-plan.ts';
import { alphaAtShareOfLight } from '../stimulus/linear-light.ts';
import { PULSE_HARMONICS } from '@overtone/domain/rhythm/pulse-series';
import type { TintRange } from '../stimulus/tint.ts';

/** Time constant of every change of the light except on and off: 95% after 300 ms. */
const EASE_S: Seconds = 0.1;

/** Numbers of one tint: red, green, blue, alpha. */
export const TINT_SIZE = 4;

/** Numbers of one channel's way through a share: value = first + share x (second + share x third). */
export const CURVE_SIZE = 3;

/** Where the curves of the two zones lie in `OverlayParams.tints`: four channels each. */
export const CURVES_AT = { middle: 0, rim: TINT_SIZE * CURVE_SIZE } as const;

/**
 * The numbers that a frame is drawn from, all of which move smoothly when a plan changes. Series are as long as the
 * longest one, so that one waveform can melt into another.
 */
export interface OverlayParams {
  /** How each channel of middle and rim runs between the two ends of the overlay's law. */
  readonly tints: Float64Array;
  readonly global: Float64Array;
  readonly centre: Float64Array;
}

/** Colour runs straight; opacity runs so that light does, which a parabola through the middle follows closely. */
function curvesOf({ low, high }: TintRange): readonly number[] {
  const middleAlpha = alphaAtShareOfLight(low, high, 0.5);
  const bend = 2 * (low[3] + high[3] - 2 * middleAlpha);
  return [
    ...([0, 1, 2] as const).flatMap((channel) => [low[channel], high[channel] - low[channel], 0]),
    low[3],
    high[3] - low[3] - bend,
    bend,
  ];
}

/** The numbers of a plan, fully arrived. */
export function paramsOf({ span, global, centre }: LightPlan): OverlayParams {
  const padded = (series: readonly number[]) => {
    const values = new Float64Array(PULSE_HARMONICS);
    values.set(series);
    return values;
  };
  return {
    tints: Float64Array.of(...curvesOf(span.middle), ...curvesOf(span.rim)),
    global: padded(global),
    centre: padded(centre),
  };
}

/**
 * Moves `shown` towards `target` by what fits into the seconds in `elapsed`, in place and without allocating (which is
 * why the seconds come in an array).
 */
export function easeParams(
  shown: OverlayParams,
  target: OverlayParams,
  elapsed: ArrayLike<Seconds>,
): void {
  easeArray(shown.tints, target.tints, elapsed);
  easeArray(shown.global, target.global, elapsed);
  easeArray(shown.centre, target.centre, elapsed);
}

function easeArray(shown: Float64Array, target: Float64Array, elapsed: ArrayLike<Seconds>): void {
  const share = 1 - Math.exp(-Math.max(0, elapsed[0] ?? 0) / EASE_S);
  for (let i = 0; i < shown.length; i += 1) {
    const from = shown[i] ?? 0;
    shown[i] = from + share * ((target[i] ?? 0) - from);
  }
}
