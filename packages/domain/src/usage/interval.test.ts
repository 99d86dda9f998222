import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coveredMs, type Interval, union, within } from './interval.ts';

const interval = (startMs: number, endMs: number): Interval => ({ startMs, endMs });
const anyIntervals = fc.array(
  fc.record({ startMs: fc.integer({ min: 0, max: 60 }), endMs: fc.integer({ min: 0, max: 60 }) }),
);
const covers = (intervals: readonly Interval[], at: number) =>
  intervals.some(({ startMs, endMs }) => startMs <= at && at < endMs);

describe('union', () => {
  it('counts what two devices played at once only once', () => {
    expect(union([interval(0, 10), interval(5, 15)])).toEqual([interval(0, 15)]);
    expect(coveredMs([interval(0, 10), interval(5, 15), interval(2, 3)])).toBe(15);
  });

  it('joins what touches and keeps what does not apart, in any order', () => {
    expect(union([interval(20, 30), interval(0, 10), interval(10, 12)])).toEqual([
      interval(0, 12),
      interval(20, 30),
    ]);
  });

  it('covers exactly the moments that any interval covers, once', () => {
    fc.assert(
      fc.property(anyIntervals, (intervals) => {
        const joined = union(intervals);
        let covered = 0;
        for (let at = 0; at <= 60; at += 1) {
          expect(covers(joined, at)).toBe(covers(intervals, at));
          if (covers(intervals, at)) covered += 1;
        }
        expect(coveredMs(intervals)).toBe(covered);
        expect(union(joined)).toEqual(joined);
      }),
    );
  });
});

describe('within', () => {
  it('cuts off what lies outside', () => {
    const bounds = interval(10, 20);
    expect(
      within(bounds, [interval(0, 12), interval(14, 16), interval(18, 30), interval(20, 30)]),
    ).toEqual([interval(10, 12), interval(14, 16), interval(18, 20)]);
  });
});
