import type { Cycles, UnitInterval } from '@overtone/domain/units';
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

function unitHeight(series: Float64Array, phase: Cycles): UnitInterval {
  return 0.5 + 0.5 * pulseHeight(series, phase);
}

function shareOfLaw(zone: LawZone, g: UnitInterval, c: UnitInterval): UnitInterval {
  const { low, high } = LAW_SPAN[zone];
  return (lawAt(zone, g, c) - low) / (high - low);
}

function fillZone(frame: OverlayFrame, zone: LawZone, tints: Float64Array, share: number): void {
  for (let channel = 0; channel < TINT_SIZE; channel += 1) {
    const curve = CURVES_AT[zone] + channel * CURVE_SIZE;
    const bend = (tints[curve + 1] ?? 0) + share * (tints[curve + 2] ?? 0);
    frame[FRAME_AT[zone] + channel] = (tints[curve] ?? 0) + share * bend;
  }
}

/** Fills `frame` with what these numbers show at these phases. */
export function fillFrame(
  frame: OverlayFrame,
  { tints, global, centre }: OverlayParams,
  globalPhase: Cycles,
  centrePhase: Cycles,
): void {
  const g = unitHeight(global, globalPhase);
  const c = unitHeight(centre, centrePhase);
  fillZone(frame, 'middle', tints, shareOfLaw('middle', g, c));
  fillZone(frame, 'rim', tints, shareOfLaw('rim', g, c));
}
