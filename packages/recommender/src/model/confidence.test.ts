import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confidencesFrom } from './confidence.ts';

describe('confidencesFrom', () => {
  it('gives equal scores equal shares', () => {
    expect([...confidencesFrom(Float64Array.of(0, 0, 0, 0))]).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('keeps the order of the scores', () => {
    const [low = 0, high = 0] = confidencesFrom(Float64Array.of(1, 3));
    expect(high).toBeGreaterThan(low);
  });

  it('adds up to one, however far the scores lie apart', () => {
    const scores = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(scores, (values) => {
        const total = confidencesFrom(Float64Array.from(values)).reduce(
          (sum, share) => sum + share,
          0,
        );
        expect(total).toBeCloseTo(1, 9);
      }),
    );
  });
});
