import type { Waveform } from '../session/settings.ts';
import { type CurvePoint, pointsFor, sampleCurve } from './curve.ts';

const CORNERS: Readonly<Record<Exclude<Waveform, 'Sine'>, readonly CurvePoint[]>> = {
  Square: [
    { x: 0, y: 0 },
    { x: 0, y: 1 },
    { x: 0.5, y: 1 },
    { x: 0.5, y: -1 },
    { x: 1, y: -1 },
    { x: 1, y: 0 },
  ],
  Triangle: [
    { x: 0, y: 0 },
    { x: 0.25, y: 1 },
    { x: 0.75, y: -1 },
    { x: 1, y: 0 },
  ],
  Sawtooth: [
    { x: 0, y: 0 },
    { x: 0.5, y: 1 },
    { x: 0.5, y: -1 },
    { x: 1, y: 0 },
  ],
};

/** One cycle of an ideal waveform, rising from 0. What is heard and shown is this shape, smoothed. */
export function waveformCurve(waveform: Waveform): readonly CurvePoint[] {
  if (waveform === 'Sine') return sampleCurve(pointsFor(1), (x) => Math.sin(2 * Math.PI * x));
  return CORNERS[waveform];
}
