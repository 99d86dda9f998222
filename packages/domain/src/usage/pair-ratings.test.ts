import { describe, expect, it } from 'vitest';
import { ratingsByPair } from './pair-ratings.ts';

function rated(count: number, before: number, after: number, fastHz = 13) {
  return Array.from({ length: count }, () => ({
    day: '2026-03-02',
    slowHz: 1,
    fastHz,
    before,
    after,
  }));
}

describe('ratingsByPair', () => {
  it('puts the pair with most rated sessions first', () => {
    const pairs = ratingsByPair([...rated(1, 2, 4, 40), ...rated(2, 3, 3), ...rated(1, 2, 1)]);
    expect(pairs.map(({ fastHz, shifts }) => [fastHz, shifts])).toEqual([
      [13, [0, 0, -1]],
      [40, [2]],
    ]);
  });

  it('gives no interval for five sessions, however alike they are, and one for six', () => {
    expect(ratingsByPair(rated(5, 2, 4))[0]?.shift).toEqual({
      estimate: 2,
      low: -Infinity,
      high: Infinity,
    });
    expect(ratingsByPair(rated(6, 2, 4))[0]?.shift).toEqual({ estimate: 2, low: 2, high: 2 });
  });

  it('looks at the latest sixty, and says how many there are', () => {
    const [pair] = ratingsByPair([...rated(40, 1, 5), ...rated(60, 3, 3)]);
    expect([pair?.sessions, pair?.shifts.length, pair?.shift.estimate]).toEqual([100, 60, 0]);
  });

  it('has nothing to say of nothing', () => {
    expect(ratingsByPair([])).toEqual([]);
  });
});
