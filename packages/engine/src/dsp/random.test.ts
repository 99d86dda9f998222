import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const DRAWS = 100_000;

describe('createRandom', () => {
  it('gives the same stream for the same seed and another for another', () => {
    const stream = (seed: number) => Array.from({ length: 8 }, createRandom(seed).uniform);
    expect(stream(7)).toEqual(stream(7));
    expect(stream(7)).not.toEqual(stream(8));
  });

  it('keeps its stream from one release to the next, for the tracks are made from it', () => {
    const random = createRandom(1);
    expect(Array.from({ length: 4 }, () => random.uniform() * 2 ** 32)).toEqual([
      2841476348, 1657356887, 3585004672, 3893748339,
    ]);
  });

  it('draws uniformly from [0, 1) without correlation between neighbours', () => {
    const draws = sample(createRandom(2).uniform);
    expect(draws.every((x) => x >= 0 && x < 1)).toBe(true);
    expect(mean(draws)).toBeCloseTo(0.5, 2);
    expect(variance(draws)).toBeCloseTo(1 / 12, 2);
    const products = draws.slice(1).map((x, i) => (x - 0.5) * ((draws[i] ?? 0) - 0.5));
    expect(mean(products)).toBeCloseTo(0, 2);
  });

  it('draws from the distributions it names', () => {
    const random = createRandom(3);
    const normal = sample(random.gaussian);
    expect(mean(normal)).toBeCloseTo(0, 1);
    expect(variance(normal)).toBeCloseTo(1, 1);
    expect(mean(normal.map((x) => x ** 4))).toBeCloseTo(3, 0);
    const waits = sample(() => random.exponential(2));
    expect(mean(waits)).toBeCloseTo(2, 1);
    expect(waits.every((x) => Number.isFinite(x) && x >= 0)).toBe(true);
    const spans = sample(() => random.between(-3, 5));
    expect(spans.every((x) => x >= -3 && x < 5)).toBe(true);
    const octaves = sample(() => Math.log2(random.logBetween(1, 16)));
    expect(mean(octaves)).toBeCloseTo(2, 1);
  });
});

function sample(draw: () => number): number[] {
  return Array.from({ length: DRAWS }, draw);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, x) => sum + x, 0) / values.length;
}

function variance(values: readonly number[]): number {
  const centre = mean(values);
  return mean(values.map((x) => (x - centre) ** 2));
}
