import type { CurvePoint } from '@overtone/domain/figure/curve';
import type { Hertz, Seconds } from '@overtone/domain/units';

/**
 * What a screen shows of a sine that is drawn as asked: it holds each picture until the next, so that what is seen goes up
 * and down at the distance of the asked frequency from the nearest multiple of the refresh rate.
 * Source: C. E. Shannon, "Communication in the presence of noise", Proc. IRE 37 (1949) 10-21.
 */
export function seenHz(askedHz: Hertz, refreshHz: Hertz): Hertz {
  return Math.abs(askedHz - refreshHz * Math.round(askedHz / refreshHz));
}

/** The level of each picture of a stretch of time, as the middle of the stair that it makes. */
export function framesOf(hz: Hertz, refreshHz: Hertz, spanSeconds: Seconds): CurvePoint[] {
  return Array.from({ length: Math.floor(spanSeconds * refreshHz) }, (_, frame) => ({
    x: frame / refreshHz / spanSeconds,
    y: Math.sin((2 * Math.PI * hz * frame) / refreshHz),
  }));
}

/** The stair that the pictures make: each stays until the next. */
export function stairOf(frames: readonly CurvePoint[]): CurvePoint[] {
  return frames.flatMap(({ x, y }, index) => [
    { x, y },
    { x: frames[index + 1]?.x ?? 1, y },
  ]);
}
