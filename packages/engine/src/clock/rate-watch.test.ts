import { describe, expect, it } from 'vitest';
import { rateWatch, type RateVerdict } from './rate-watch.ts';

/** What each of some intervals, in frames of the rate believed, is taken for. */
function verdicts(hz: number, frames: readonly number[]): RateVerdict['kind'][] {
  const watch = rateWatch();
  return frames.map((frame) => watch.judge((1000 * frame) / hz, hz).kind);
}

function repeated(frame: number, count: number): number[] {
  return Array.from({ length: count }, () => frame);
}

describe('a watch on a rate', () => {
  it('takes intervals of less than one and a half frames for another rate, and longer ones for a fall', () => {
    expect(verdicts(60, repeated(1.45, 18)).at(-1)).toBe('lost');
    expect(verdicts(60, repeated(1.55, 18)).at(-1)).toBe('fallen');
  });

  it('is sure of another rate at the thirtieth interval of a fast screen', () => {
    const found = verdicts(240, repeated(1.2, 30));
    expect(found.slice(0, 29)).not.toContain('lost');
    expect(found[29]).toBe('lost');
  });

  it('is sure of a rate that is many times higher', () => {
    expect(verdicts(30, repeated(0.03, 30)).at(-1)).toBe('lost');
  });

  it('is sure of a fall after 0.4 s, not before', () => {
    const found = verdicts(50, repeated(2, 10));
    expect(found).toEqual([...Array.from({ length: 9 }, () => 'kept'), 'fallen']);
  });

  it('says of a fall at what rate pictures come at most', () => {
    const watch = rateWatch();
    const told = [60, 40, 100, 80, 60, 60].map((intervalMs) => watch.judge(intervalMs, 50));
    expect(told.at(-1)).toEqual({ kind: 'fallen', hz: 25 });
  });

  it.each([
    ['another rate', 1.2, 14],
    ['a fall', 2, 8],
  ])(
    'begins again after an interval that fits, and after it was cleared: %s',
    (_, frame, count) => {
      const half = repeated(frame, count);
      expect(verdicts(60, [...half, ...half]).at(-1)).not.toBe('kept');
      expect(new Set(verdicts(60, [...half, 1, ...half]))).toEqual(new Set(['kept']));
      const watch = rateWatch();
      const judge = (frames: number) => watch.judge((1000 * frames) / 60, 60).kind;
      const before = half.map(judge);
      watch.clear();
      expect(new Set([...before, ...half.map(judge)])).toEqual(new Set(['kept']));
    },
  );
});
