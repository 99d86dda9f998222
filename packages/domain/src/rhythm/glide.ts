import type { Cycles, Hertz, Seconds } from '../units.ts';
import { type Curve, curveValue } from './curve.ts';

/**
 * A frequency that changes over a stretch of time. Before the stretch it stands at `fromHz` (a `hold` at `toHz`), after
 * it at `toHz`. Both are above 0 unless they are equal.
 */
export interface Glide {
  readonly curve: Curve;
  readonly fromHz: Hertz;
  readonly toHz: Hertz;
  readonly lengthS: Seconds;
}

/** A frequency that stands. */
export function steady(hz: Hertz, lengthS: Seconds): Glide {
  return { curve: 'hold', fromHz: hz, toHz: hz, lengthS };
}

/** The frequency `elapsed` seconds after the glide began. */
export function glideHz({ curve, fromHz, toHz, lengthS }: Glide, elapsed: Seconds): Hertz {
  if (elapsed >= lengthS) return toHz;
  return curveValue(curve, fromHz, toHz, elapsed / lengthS);
}

/**
 * Mean of r^y for y from 0 to 1, (r - 1) / ln r, where `logRatio` is ln r. `expm1` keeps every digit near r = 1, where
 * the plain quotient has none left.
 */
function meanPower(logRatio: number): number {
  return logRatio === 0 ? 1 : Math.expm1(logRatio) / logRatio;
}

/** Cycles of a glide's first `x` of its length, for x from 0 to 1, in units of its length. */
function cyclesOfShare({ curve, fromHz, toHz }: Glide, x: number): number {
  if (curve === 'hold' || fromHz === toHz) return toHz * x;
  const rise = toHz - fromHz;
  if (curve === 'straight') return x * (fromHz + (rise * x) / 2);
  if (curve === 'smooth') return x * (fromHz + rise * x * x * (1 - x / 2));
  return fromHz * x * meanPower(x * Math.log1p(rise / fromHz));
}

/**
 * Cycles from the glide's begin until `elapsed` seconds after it: the exact integral of {@link glideHz}. Below 0 before
 * the begin. It never falls as time passes.
 */
export function glideCycles(glide: Glide, elapsed: Seconds): Cycles {
  const { curve, fromHz, toHz, lengthS } = glide;
  if (elapsed <= 0) return (curve === 'hold' ? toHz : fromHz) * elapsed;
  if (elapsed < lengthS) return cyclesOfShare(glide, elapsed / lengthS) * lengthS;
  return cyclesOfShare(glide, 1) * lengthS + toHz * (elapsed - lengthS);
}

/** The same way at `factor` times the frequency: what a light does that shows each n-th pulse, with 1 / n. */
export function scaledGlide(glide: Glide, factor: number): Glide {
  return { ...glide, fromHz: glide.fromHz * factor, toHz: glide.toHz * factor };
}
