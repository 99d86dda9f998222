import { ALPHA, FRAME_AT, type OverlayFrame } from '../visual/overlay-frame.ts';
import { lightOf } from '../stimulus/light-table.ts';

/** A tint at one place of the overlay, its colours multiplied by its opacity. */
export type PlaceTint = Float64Array;

/** A tint to be filled. */
export function emptyTint(): PlaceTint {
  return new Float64Array(ALPHA + 1);
}

/** Fills `tint` with what a frame lays over a place between the middle (0) and the rim (1). */
export function fillTint(tint: PlaceTint, frame: OverlayFrame, place: number): void {
  const { middle, rim } = FRAME_AT;
  for (let i = 0; i < tint.length; i += 1) {
    tint[i] = frame[middle + i]! + place * (frame[rim + i]! - frame[middle + i]!);
  }
}

/** Light of one channel of a background under a tint: the compositor lays the colour over it in code values. */
export function lightUnder(tint: PlaceTint, channel: 0 | 1 | 2, background: number): number {
  return lightOf(Math.min(1, background * (1 - tint[ALPHA]!) + tint[channel]!));
}
