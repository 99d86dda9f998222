import { WAVEFORMS } from '@overtone/domain/session/settings';
import { describe, expect, it } from 'vitest';
import { alphaLaw, HIGHEST_OPACITY, LAW_SPAN, lawAt, type LawZone } from './overlay-law.ts';
import { lightSeries, type PulseSeries, pulseHeight } from '@overtone/domain/rhythm/pulse-series';

const ZONES: readonly LawZone[] = ['middle', 'rim'];

const STEPS = 200;

/** A pulse of finitely many harmonics may pass its peak by so much between two of the steps that scaled it. */
const OVERSHOOT = 1e-4;

/** What the law gives while two rhythms of no common cycle run: every phase of one beside every phase of the other. */
function sampled(zone: LawZone, global: PulseSeries, centre: PulseSeries) {
  const heights = (series: PulseSeries) =>
    Array.from({ length: STEPS }, (_, i) => (1 + pulseHeight(series, i / STEPS)) / 2);
  const centres = heights(centre);
  const values = heights(global).flatMap((g) => centres.map((c) => lawAt(zone, g, c)));
  const all = { low: Infinity, high: -Infinity, mean: 0 };
  for (const value of values) {
    all.low = Math.min(all.low, value);
    all.high = Math.max(all.high, value);
    all.mean += value / values.length;
  }
  return all;
}

describe.each(ZONES)('the law in the zone %s', (zone) => {
  it.each(WAVEFORMS)('has the mean of a %s, and stays within its ends', (waveform) => {
    const global = lightSeries(waveform, 1, 30);
    const centre = lightSeries(waveform, 7, 30);
    const seen = sampled(zone, global, centre);
    const { mean, range, span } = alphaLaw(zone, 1, global, centre);
    expect(mean).toBeCloseTo(0.4 * seen.mean, 6);
    expect(range).toEqual(span);
    expect(0.4 * seen.low).toBeGreaterThanOrEqual(range.low - OVERSHOOT);
    expect(0.4 * seen.high).toBeLessThanOrEqual(range.high + OVERSHOOT);
  });

  it('rests between its ends where a rhythm is off', () => {
    const pulse = lightSeries('Sine', 3, 30);
    const { range, mean } = alphaLaw(zone, 0.5, [], pulse);
    const seen = sampled(zone, [], pulse);
    expect(range.low).toBeCloseTo(0.2 * seen.low, 3);
    expect(range.high).toBeCloseTo(0.2 * seen.high, 3);
    expect(mean).toBeCloseTo(0.2 * seen.mean, 6);
  });
});

it('the law runs from nothing to 0.72 in the middle, from 0.06 to 0.72 at the rim, and 0.288 is the most that is shown', () => {
  expect(LAW_SPAN.middle.low).toBe(0);
  expect(LAW_SPAN.middle.high).toBeCloseTo(0.72, 12);
  expect(LAW_SPAN.rim.low).toBeCloseTo(0.06, 12);
  expect(LAW_SPAN.rim.high).toBeCloseTo(0.72, 12);
  expect(HIGHEST_OPACITY).toBeCloseTo(0.288, 12);
});
