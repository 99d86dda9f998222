import { type CurvePoint, pointsFor, sampleCurve } from './curve.ts';

/** A sine whose height grows evenly from nothing at the left to full at the right: the picture of rising strength. */
export function swellCurve(cycles: number): CurvePoint[] {
  return sampleCurve(pointsFor(cycles), (x) => x * Math.sin(2 * Math.PI * cycles * x));
}
