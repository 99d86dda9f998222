import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import { describe, expect, it } from 'vitest';
import { HOURS } from '../../content/hours.ts';
import { asHighAsCan, stretchCurve, stretchesOf } from './day-run.ts';

const PAIRS = Object.values(HOURS).map(({ state }) => {
  const { globalHz, centerHz } = SUGGESTION_STATES[state];
  return { slowHz: globalHz, fastHz: centerHz };
});

describe('an hour of the page’s day', () => {
  it.each(PAIRS)('runs on from across to down, and ends whole: $slowHz + $fastHz Hz', (pair) => {
    const { across, down } = stretchesOf(pair);
    expect(across.fromSeconds).toBe(0);
    expect(down.fromSeconds).toBe(across.spanSeconds);
    const endSeconds = down.fromSeconds + down.spanSeconds;
    for (const hz of [pair.slowHz, pair.fastHz]) {
      expect(hz * endSeconds).toBeCloseTo(Math.round(hz * endSeconds), 9);
    }
  });

  it.each(PAIRS)('begins and ends level in its middle: $slowHz + $fastHz Hz', (pair) => {
    for (const stretch of Object.values(stretchesOf(pair))) {
      const curve = stretchCurve(stretch);
      const [first, second] = curve;
      const [beforeLast, last] = curve.slice(-2);
      expect(first?.y).toBeCloseTo(0, 12);
      expect(last?.y).toBeCloseTo(0, 12);
      expect(Math.abs(second?.y ?? 1)).toBeLessThan(0.02);
      expect(Math.abs(beforeLast?.y ?? 1)).toBeLessThan(0.02);
      expect(Math.max(...curve.map(({ y }) => y))).toBeGreaterThan(0.6);
      expect(Math.max(...curve.map(({ y }) => Math.abs(y)))).toBeLessThanOrEqual(1);
    }
  });

  it.each(PAIRS)('has crests without corners: $slowHz + $fastHz Hz', (pair) => {
    const widestPx = 1440;
    const { across, down } = stretchesOf(pair);
    expect(widestPx / (stretchCurve(across).length - 1)).toBeLessThanOrEqual(3);
    const pointsPerCycle = (stretchCurve(down).length - 1) / (pair.fastHz * down.spanSeconds);
    expect(pointsPerCycle).toBeGreaterThanOrEqual(20);
  });

  it.each(PAIRS)('swings as far across the page as any other: $slowHz + $fastHz Hz', (pair) => {
    const curve = asHighAsCan(stretchCurve(stretchesOf(pair).across));
    expect(Math.max(...curve.map(({ y }) => Math.abs(y)))).toBe(1);
    expect(Math.abs(curve[1]?.y ?? 1)).toBeLessThan(0.02);
  });
});
