import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstCovering } from './first-covering.ts';

const time = fc.integer({ min: 0, max: 40 });
const interval = fc.record({ startMs: time, endMs: time });

it('finds what going through all of them would find, at, between and beyond their ends', () => {
  fc.assert(
    fc.property(fc.array(interval, { maxLength: 12 }), (intervals) => {
      const find = firstCovering(intervals);
      for (let ms = -1; ms <= 41; ms += 0.5) {
        const isIn = (one: (typeof intervals)[number]) => one.startMs <= ms && ms <= one.endMs;
        expect(find(ms)).toBe(intervals.find(isIn));
      }
    }),
  );
});
