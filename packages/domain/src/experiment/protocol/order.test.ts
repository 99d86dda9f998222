import { describe, expect, it } from 'vitest';
import { orderOf } from './order.ts';
import { EXAMPLE_PROTOCOL, EXAMPLE_SEED } from './testing/example-protocol.ts';

describe('orderOf', () => {
  it('has each arm once in every pair, spare ones included, and the same order for the same seed', () => {
    const order = orderOf(EXAMPLE_PROTOCOL, EXAMPLE_SEED);
    expect(order).toHaveLength(24);
    for (const arms of order) expect(arms.toSorted()).toEqual(['real', 'sham']);
    expect(orderOf(EXAMPLE_PROTOCOL, EXAMPLE_SEED)).toEqual(order);
  });

  it('puts each arm first half the time, at every place', () => {
    const seeds = 4_000;
    const realFirst = Array.from({ length: 24 }, () => 0);
    for (let seed = 0; seed < seeds; seed += 1) {
      const digits = seed.toString(16).padStart(32, '0');
      for (const [pair, arms] of orderOf(EXAMPLE_PROTOCOL, digits).entries()) {
        if (arms[0] === 'real') realFirst[pair] = (realFirst[pair] ?? 0) + 1;
      }
    }
    for (const count of realFirst) expect(Math.abs(count / seeds - 0.5)).toBeLessThan(0.035);
  });
});
