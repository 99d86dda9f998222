import { describe, expect, it } from 'vitest';
import { chanceOfFinding, spreadOf } from './power.ts';

const QUESTION = {
  pairs: 20,
  effectPoints: 1,
  person: { meanPoints: 3, spreadPoints: 0.9 },
  scale: { lowest: 1, highest: 5 },
  runs: 2_000,
  seed: '0123456789abcdef0123456789abcdef',
};

describe('spreadOf', () => {
  it('is the mean and the standard deviation of a sample, and nothing under five answers', () => {
    expect(spreadOf([2, 4, 4, 4, 6])).toEqual({ meanPoints: 4, spreadPoints: Math.SQRT2 });
    expect(spreadOf([3, 3, 3, 3])).toBeNull();
  });
});

describe('chanceOfFinding', () => {
  it('is the same for the same seed', () => {
    const few = { ...QUESTION, runs: 100 };
    expect(chanceOfFinding(few)).toBe(chanceOfFinding(few));
  });

  it('finds a point in four of five cases with 20 pairs, half a point in about one of three', () => {
    expect(chanceOfFinding(QUESTION)).toBeGreaterThan(0.78);
    const half = chanceOfFinding({ ...QUESTION, effectPoints: 0.5 });
    expect(half).toBeGreaterThan(0.2);
    expect(half).toBeLessThan(0.4);
  });

  it('grows with pairs and falls with the spread', () => {
    const chance = chanceOfFinding({ ...QUESTION, effectPoints: 0.5 });
    expect(chanceOfFinding({ ...QUESTION, effectPoints: 0.5, pairs: 60 })).toBeGreaterThan(chance);
    expect(
      chanceOfFinding({
        ...QUESTION,
        effectPoints: 0.5,
        person: { meanPoints: 3, spreadPoints: 1.5 },
      }),
    ).toBeLessThan(chance);
  });

  it('finds nothing that is not there more often than in 5 of 100 cases, and never with five pairs', () => {
    expect(chanceOfFinding({ ...QUESTION, effectPoints: 0 })).toBeLessThan(0.065);
    expect(chanceOfFinding({ ...QUESTION, pairs: 5, effectPoints: 4 })).toBe(0);
  });

  it('refuses what cannot be simulated', () => {
    for (const wrong of [{ pairs: 0 }, { runs: 1.5 }, { seed: 'x' }]) {
      expect(() => chanceOfFinding({ ...QUESTION, ...wrong })).toThrow(RangeError);
    }
  });
});
