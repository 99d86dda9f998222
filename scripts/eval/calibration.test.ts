import { describe, expect, it } from 'vitest';
import { bestTemperature, reliabilityAt, sharesAt } from './calibration.ts';
import type { Judged } from './cross-validation.ts';

/** A model that is nearly certain each time and right four times in five. */
const overconfident: Judged[] = Array.from({ length: 100 }, (_, index) => ({
  text: '',
  state: index % 5 === 0 ? 'analytical' : 'deep_focus',
  scores: Float64Array.of(6, 0, 0, 0, 0, 0, 0, 0),
  kind: 'english',
}));

describe('sharesAt', () => {
  it('is more doubtful at a higher temperature', () => {
    const scores = Float64Array.of(2, 0, 0, 0, 0, 0, 0, 0);
    expect(sharesAt(scores, 4)[0]).toBeLessThan(sharesAt(scores, 1)[0] ?? 0);
  });
});

describe('bestTemperature', () => {
  it('makes a model as sure as it is often right', () => {
    const [bin] = reliabilityAt(overconfident, bestTemperature(overconfident));
    expect(bin?.right).toBeCloseTo(0.8, 2);
    expect(Math.abs((bin?.confidence ?? 0) - 0.8)).toBeLessThan(0.15);
  });
});

describe('reliabilityAt', () => {
  it('counts every text once', () => {
    const counts = reliabilityAt(overconfident, 1).map(({ count }) => count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
  });
});
