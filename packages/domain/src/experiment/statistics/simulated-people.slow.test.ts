import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded-random.ts';
import { effectOf } from './effect.ts';
import { heldShifts, signedRankTest } from './signed-rank-test.ts';
import { nullDifferences } from './testing/null-people.ts';

const SEED = '5eed5eed5eed5eed5eed5eed5eed5eed';
const PEOPLE = 10_000;

/** Share of simulated people of whom something holds. */
function shareOfPeople(holds: (random: ReturnType<typeof seededRandom>) => boolean): number {
  const random = seededRandom(SEED);
  return Array.from({ length: PEOPLE }, () => holds(random)).filter(Boolean).length / PEOPLE;
}

describe('10,000 simulated people', () => {
  it('without an effect are told of one in at most 5 of 100 cases', () => {
    const found = shareOfPeople((random) => signedRankTest(nullDifferences(random)).pValue <= 0.05);
    expect(found).toBeLessThanOrEqual(0.05);
    // Whole points leave few sums to reach, so the test errs less than it may; one that never found anything would be no test.
    expect(found).toBeGreaterThan(0.02);
  });

  it('with 20 pairs have their effect in the interval in 95 of 100 cases, give or take a half', () => {
    const covered = shareOfPeople((random) => {
      const effect = 4 * random.uniform() - 2;
      const { low, high } = effectOf(Array.from({ length: 20 }, () => effect + random.gaussian()));
      return low <= effect && effect <= high;
    });
    expect(Math.abs(covered - 0.95)).toBeLessThanOrEqual(0.005);
  });

  it('with 20 to 60 pairs have their effect among the shifts that make the interval as often', () => {
    const covered = shareOfPeople((random) => {
      const pairs = 20 + Math.floor(41 * random.uniform());
      const effect = 4 * random.uniform() - 2;
      const differences = Array.from({ length: pairs }, () => effect + random.gaussian());
      return heldShifts(differences, 0.05)(effect);
    });
    expect(Math.abs(covered - 0.95)).toBeLessThanOrEqual(0.005);
  });

  it('who answer in whole points have their shift in the interval at least as often', () => {
    const covered = shareOfPeople((random) => {
      const pairs = 20 + Math.floor(41 * random.uniform());
      const effect = Math.round(4 * random.uniform() - 2);
      const { low, high } = effectOf(
        Array.from({ length: pairs }, () => Math.round(effect + 1.3 * random.gaussian())),
      );
      return low <= effect && effect <= high;
    });
    expect(covered).toBeGreaterThanOrEqual(0.945);
  });
});
