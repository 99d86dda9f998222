import type { Decibels, Hertz, Seconds } from '@overtone/domain/units';
import { SAMPLE_RATE } from '../synthesis/loop.ts';
import { bandPower, spectrumAt, thirdOctaveLevels } from './spectrum.ts';

const STRETCH_S: Seconds = 0.05;
const CLICK_S: Seconds = 0.008;
const CLICK_BANDS: readonly (readonly [Hertz, Hertz])[] = [
  [1000, 2000],
  [2000, 4000],
  [4000, 8000],
  [8000, 16_000],
];
const INTERIOR_PLACES = 400;

/**
 * How the join of a loop compares with places inside it: the share (0 to 1) of 400 places that are
 * calmer. 1 would be an outlier.
 */
export type Seam = {
  /** The step from the last sample to the first. */
  readonly step: number;
  /** The 8 ms across the join: the loudest of four octaves against the same octave elsewhere. */
  readonly click: number;
  /** Change of the third-octave spectrum from the 50 ms before to the 50 ms after. */
  readonly change: number;
};

/** Judges the join of a loop, end to beginning. */
export function judgeSeam(loop: Float64Array): Seam {
  const places = Array.from({ length: INTERIOR_PLACES }, (_, i) =>
    Math.round(((i + 1) * loop.length) / (INTERIOR_PLACES + 1)),
  );
  const rank = (measure: (place: number) => number) => {
    const seam = measure(0);
    return places.filter((place) => measure(place) < seam).length / places.length;
  };
  const across = new Map(
    [0, ...places].map((place) => [
      place,
      spectrumAt(loop, place / SAMPLE_RATE - CLICK_S / 2, CLICK_S),
    ]),
  );
  const clicks = CLICK_BANDS.map(([low, high]) =>
    rank((place) => bandPower(across.get(place)!, low, high)),
  );
  return {
    step: rank((place) => Math.abs(loop[place]! - loop[(place - 1 + loop.length) % loop.length]!)),
    click: Math.max(...clicks),
    change: rank((place) => spectralChange(loop, place)),
  };
}

function spectralChange(loop: Float64Array, place: number): number {
  const at = place / SAMPLE_RATE;
  const before = thirdOctaveLevels(spectrumAt(loop, at - STRETCH_S, STRETCH_S));
  const after = thirdOctaveLevels(spectrumAt(loop, at, STRETCH_S));
  return Math.sqrt(before.reduce((sum, x, i) => sum + (x - after[i]!) ** 2, 0) / before.length);
}

/** What no coder at 128 kbit/s keeps, so that nothing but a step of the join is there. */
const UNCODED_BAND: readonly [Hertz, Hertz] = [16_500, 22_000];

/** Places around the join, and their distance, that its hiss is held against. */
const NEAR_PLACES = 40;
const NEAR_STEP_S: Seconds = 0.012;

/**
 * How far the 8 ms across the join of a loop that was coded stand out above 16.5 kHz, against the median of the half
 * second around it.
 */
export function seamHiss(loop: Float64Array): Decibels {
  const level = (at: Seconds) =>
    10 *
    Math.log10(bandPower(spectrumAt(loop, at - CLICK_S / 2, CLICK_S), ...UNCODED_BAND) + 1e-20);
  const near = Array.from({ length: NEAR_PLACES }, (_, i) => {
    const distance = NEAR_STEP_S * (2 + Math.floor(i / 2));
    return level(i % 2 === 0 ? -distance : distance);
  }).sort((a, b) => a - b);
  return level(0) - near[NEAR_PLACES / 2]!;
}
