import type { Cycles } from '@overtone/domain/units';
import { lawAt, LAW_SPAN, type LawZone } from '../stimulus/overlay-law.ts';
import { pulseHeight } from '@overtone/domain/rhythm/pulse-series';
import type { Tint } from '../stimulus/tint.ts';
import { CURVE_SIZE, CURVES_AT, TINT_SIZE, type OverlayParams } from './overlay-params.ts';

/**
 * What one frame shows: the tint of the middle, then the tint of the rim, each red, green, blue and alpha, the colours
 * multiplied by alpha: so the tint of any place between, and any mixture of two frames, is a straight line. One array
 * serves every frame, so that drawing leaves nothing to be collected.
 */
export type OverlayFrame = Float32Array;

/** Where the tints lie in a frame. */
export const FRAME_AT = { middle: 0, rim: TINT_SIZE } as const;

/** Where the opacity of a tint lies, from the tint's beginning. */
export const ALPHA: number = TINT_SIZE - 1;

/** A frame to be filled. */
export function emptyFrame(): OverlayFrame {
  return new Float32Array(2 * TINT_SIZE);
}

/** Heights of the global and the centre rhythm in the frame being filled, from 0 to 1. */
const heights = new Float64Array(2);

/** The tint being filled, its colours not yet multiplied. */
const tint = new Float64Array(TINT_SIZE);

function measureHeight(rhythm: 0 | 1, series: Float64Array, phases: ArrayLike<Cycles>): void {
  heights[rhythm] = 0.5 + 0.5 * pulseHeight(series, phases[rhythm] ?? 0);
}

function fillZone(frame: OverlayFrame, zone: LawZone, tints: Float64Array): void {
  const { low, high } = LAW_SPAN[zone];
  const share = (lawAt(zone, heights[0] ?? 0, heights[1] ?? 0) - low) / (high - low);
  for (let channel = 0; channel < TINT_SIZE; channel += 1) {
    const curve = CURVES_AT[zone] + channel * CURVE_SIZE;
    const bend = (tints[curve + 1] ?? 0) + share * (tints[curve + 2] ?? 0);
    tint[channel] = (tints[curve] ?? 0) + share * bend;
  }
  const alpha = tint[ALPHA] ?? 0;
  for (let channel = 0; channel < ALPHA; channel += 1) {
    frame[FRAME_AT[zone] + channel] = alpha * (tint[channel] ?? 0);
  }
  frame[FRAME_AT[zone] + ALPHA] = alpha;
}

/** Mixes `share` of another frame into `frame`, in place. */
export function mixFrame(frame: OverlayFrame, other: OverlayFrame, share: ArrayLike<number>): void {
  const part = share[0] ?? 0;
  for (let i = 0; i < frame.length; i += 1) {
    const from = frame[i] ?? 0;
    frame[i] = from + part * ((other[i] ?? 0) - from);
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

/** Leaves `share` of a frame's light, in place. */
export function dimFrame(frame: OverlayFrame, share: ArrayLike<number>): void {
  const part = share[0] ?? 0;
  for (let i = 0; i < frame.length; i += 1) frame[i] = part * (frame[i] ?? 0);
}

/** Whether two frames show the same, to the last bit. */
export function isSameFrame(one: OverlayFrame, other: OverlayFrame): boolean {
  for (let i = 0; i < one.length; i += 1) if (one[i] !== other[i]) return false;
  return true;
}

/** The tint that a frame lays over a zone, its colour no longer multiplied. */
export function tintOf(frame: OverlayFrame, zone: LawZone): Tint {
  const at = FRAME_AT[zone];
  const alpha = frame[at + ALPHA] ?? 0;
  const channel = (i: 0 | 1 | 2) => (alpha > 0 ? (frame[at + i] ?? 0) / alpha : 0);
  return [channel(0), channel(1), channel(2), alpha];
}

/** Whether a frame shows nothing. */
export function isDark(frame: OverlayFrame): boolean {
  return frame[FRAME_AT.middle + ALPHA] === 0 && frame[FRAME_AT.rim + ALPHA] === 0;
}
