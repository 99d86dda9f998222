import type { Cycles } from '@overtone/domain/units';
import { lawAt, LAW_SPAN, type LawZone } from '../stimulus/overlay-law.ts';
import { pulseHeight } from '../stimulus/pulse-series.ts';
import { CURVE_SIZE, CURVES_AT, TINT_SIZE, type OverlayParams } from './overlay-params.ts';

/**
 * What one frame shows: the tint of the middle, then the tint of the rim, each red, green, blue and alpha. One array
 * serves every frame, so that drawing leaves nothing to be collected.
 */
export type OverlayFrame = Float32Array;

/** Where the tints lie in a frame. */
export const FRAME_AT = { middle: 0, rim: TINT_SIZE } as const;

/** A frame to be filled. */
export function emptyFrame(): OverlayFrame {
  return new Float32Array(2 * TINT_SIZE);
}

/** Heights of the global and the centre rhythm in the frame being filled, from 0 to 1. */
const heights = new Float64Array(2);

function measureHeight(rhythm: 0 | 1, series: Float64Array, phases: ArrayLike<Cycles>): void {
  heights[rhythm] = 0.5 + 0.5 * pulseHeight(series, phases[rhythm] ?? 0);
}

function fillZone(frame: OverlayFrame, zone: LawZone, tints: Float64Array): void {
  const { low, high } = LAW_SPAN[zone];
  const share = (lawAt(zone, heights[0] ?? 0, heights[1] ?? 0) - low) / (high - low);
  for (let channel = 0; channel < TINT_SIZE; channel += 1) {
    const curve = CURVES_AT[zone] + channel * CURVE_SIZE;
    const bend = (tints[curve + 1] ?? 0) + share * (tints[curve + 2] ?? 0);
    frame[FRAME_AT[zone] + channel] = (tints[curve] ?? 0) + share * bend;
  }
}

/**
 * Fills `frame` with what these numbers show at the phases of the global and the centre rhythm. Numbers travel between
 * the functions of a frame in arrays: passed by themselves they would be boxed, sixty times a second.
 */
export function fillFrame(
  frame: OverlayFrame,
  { tints, global, centre }: OverlayParams,
  phases: ArrayLike<Cycles>,
): void {
  measureHeight(0, global, phases);
  measureHeight(1, centre, phases);
  fillZone(frame, 'middle', tints);
  fillZone(frame, 'rim', tints);
}
