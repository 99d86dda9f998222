import { describe, expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

const SEED = '00112233445566778899aabbccddeeff';

const first = (seed: string, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random.uniform());
};

describe('seededRandom', () => {
  it('gives the same stream for the same seed, and another when any one digit changes', () => {
    expect(first(SEED, 8)).toEqual(first(SEED, 8));
    for (let digit = 0; digit < 32; digit += 1) {
      const other = SEED[digit] === '0' ? '1' : '0';
      expect(first(SEED.slice(0, digit) + other + SEED.slice(digit + 1), 8)).not.toEqual(
        first(SEED, 8),
      );
    }
  });

  it('is uniform and normal to what 100,000 numbers can show', () => {
    const random = seededRandom(SEED);
    const count = 100_000;
    let [sum, normalSum, normalSquares] = [0, 0, 0];
    for (let index = 0; index < count; index += 1) {
      sum += random.uniform();
      const normal = random.gaussian();
      normalSum += normal;
      normalSquares += normal ** 2;
    }
    expect(Math.abs(sum / count - 0.5)).toBeLessThan(0.004);
    expect(Math.abs(normalSum / count)).toBeLessThan(0.013);
    expect(Math.abs(normalSquares / count - 1)).toBeLessThan(0.02);
  });

  it('refuses what is no seed', () => {
    for (const seed of ['', '42', SEED.toUpperCase(), `${SEED}0`]) {
      expect(() => seededRandom(seed)).toThrow(RangeError);
    }
  });
});
