import { type CurvePoint, sampleCurve } from '@overtone/domain/figure/curve';
import type { IdeaId } from '../content/neuroscience.ts';

/** A curve of an idea's figure, with its words; a `own` curve is what the brain does by itself. */
export interface IdeaCurve {
  readonly curve: readonly CurvePoint[];
  readonly isOwn: boolean;
}

const POINTS = 241;
const sine = (cycles: number, height: number, middle: number) =>
  sampleCurve(POINTS, (x) => middle + height * Math.sin(2 * Math.PI * cycles * x));

/** What each idea says, drawn: none of it is data. */
export const IDEA_CURVES: Readonly<Record<IdeaId, readonly IdeaCurve[]>> = {
  // What the task takes, and what it leaves over.
  'perceptual-load': [
    { curve: sampleCurve(2, (x) => 1.8 * x - 0.9), isOwn: false },
    { curve: sampleCurve(2, (x) => 0.9 - 1.8 * x), isOwn: true },
  ],
  // Ten pulses and the response to each; a rhythm of one's own that keeps its own time.
  'neural-entrainment': [
    { curve: sine(10, 0.4, 0.5), isOwn: false },
    { curve: sine(8.6, 0.4, -0.5), isOwn: true },
  ],
  // Two networks that trade places.
  'network-modulation': [
    { curve: sine(2, 0.8, 0), isOwn: false },
    { curve: sine(2, -0.8, 0), isOwn: true },
  ],
  // A cue that comes to start a habit, more at first than later.
  'neuroplastic-conditioning': [
    { curve: sampleCurve(POINTS, (x) => 1.8 * (1 - Math.exp(-4 * x)) - 0.9), isOwn: false },
  ],
};
