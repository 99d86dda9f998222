import { TRACK_LOOP_S } from '@overtone/domain/session/background-sounds';
import type { Hertz, Seconds } from '@overtone/domain/units';
import { fft } from '@overtone/engine/dsp/fft';
import type { Random } from '@overtone/engine/dsp/random';
import { SAMPLE_RATE, type Stereo } from './loop.ts';

/** A slow function over the loop, periodic like everything else, in points of 1/240 s. */
export type Curve = Float64Array;

const POINTS_PER_S = 240;
const POINTS = POINTS_PER_S * TRACK_LOOP_S;
const SAMPLES_PER_POINT = SAMPLE_RATE / POINTS_PER_S;

/** The curve of a function of time, which has to agree with itself at 0 and 80 s. */
export function curveOf(value: (time: Seconds) => number): Curve {
  return Float64Array.from({ length: POINTS }, (_, i) => value(i / POINTS_PER_S));
}

/** A random curve's band and how steeply its power falls with frequency: 0 white, 1 pink, 2 brown. */
export type DriftShape = {
  readonly lowest: Hertz;
  readonly highest: Hertz;
  readonly exponent: number;
};

/** A random curve of power 1/f^exponent within a band, mean 0, RMS 1. */
export function drift(random: Random, { lowest, highest, exponent }: DriftShape): Curve {
  const re = new Float64Array(POINTS);
  const im = new Float64Array(POINTS);
  const first = Math.max(1, Math.ceil(lowest * TRACK_LOOP_S));
  for (let k = first; k <= highest * TRACK_LOOP_S; k++) {
    const magnitude = k ** (-exponent / 2);
    const phase = 2 * Math.PI * random.uniform();
    re[k] = magnitude * Math.cos(phase);
    im[k] = magnitude * Math.sin(phase);
  }
  fft(re, im);
  const size = Math.sqrt(re.reduce((sum, x) => sum + x * x, 0) / POINTS);
  return re.map((x) => x / size);
}

/** The curve's value at any time, by straight lines between its points. */
export function curveAt(curve: Curve, time: Seconds): number {
  const position = (((time / TRACK_LOOP_S) % 1) + 1) * POINTS;
  const whole = Math.floor(position);
  const a = curve[whole % POINTS]!;
  return a + (curve[(whole + 1) % POINTS]! - a) * (position - whole);
}

/** Multiplies a loop by curves of amplitude factors, in place; returns it. */
export function applyGain(sound: Stereo, left: Curve, right: Curve = left): Stereo {
  multiply(sound.left, left);
  multiply(sound.right, right);
  return sound;
}

function multiply(channel: Float64Array, gain: Curve): void {
  for (let point = 0; point < POINTS; point++) {
    const from = gain[point]!;
    const step = (gain[(point + 1) % POINTS]! - from) / SAMPLES_PER_POINT;
    const first = point * SAMPLES_PER_POINT;
    for (let i = 0; i < SAMPLES_PER_POINT; i++) channel[first + i]! *= from + step * i;
  }
}
