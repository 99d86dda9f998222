import type { Hertz, Seconds } from '../units.ts';
import { type CurvePoint, pointsFor, sampleCurve } from './curve.ts';

/** Time that a stroke of this frequency covers: one second, ten below 1 Hz, as the frequency itself is written. */
export function strokeSpanSeconds(hz: Hertz): Seconds {
  return hz > 0 && hz < 1 ? 10 : 1;
}

/** The icon of a rhythm: one second of it (ten below 1 Hz) as a sine from 0. At 0 Hz it is a flat line. */
export function bandStroke(hz: Hertz): CurvePoint[] {
  const cycles = hz * strokeSpanSeconds(hz);
  return sampleCurve(pointsFor(cycles), (x) => Math.sin(2 * Math.PI * cycles * x));
}
