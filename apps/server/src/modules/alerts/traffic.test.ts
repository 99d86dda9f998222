import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTraffic } from './traffic.ts';

const MINUTE_MS = 60_000;

describe('a tally of requests', () => {
  it('counts each kind by itself, and only within the time that is asked for', () => {
    let nowMs = 7 * MINUTE_MS;
    const traffic = createTraffic(() => nowMs);
    traffic.count('answered');
    nowMs += 5 * MINUTE_MS;
    traffic.count('answered');
    traffic.count('failed');
    expect(traffic.within('answered', 5 * MINUTE_MS)).toBe(1);
    expect(traffic.within('answered', 6 * MINUTE_MS)).toBe(2);
    expect(traffic.within('failed', 60 * MINUTE_MS)).toBe(1);
    expect(traffic.within('signInRefused', 60 * MINUTE_MS)).toBe(0);
  });

  it('agrees with a list of all that was counted, however time goes on', () => {
    const step = fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3 }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let minute = 0;
        const traffic = createTraffic(() => minute * MINUTE_MS);
        const all: number[] = [];
        for (const [more, times] of steps) {
          minute += more;
          for (let i = 0; i < times; i += 1) {
            traffic.count('answered');
            all.push(minute);
          }
          for (const span of [1, 15, 1440, 1455]) {
            const expected = all.filter((each) => each > minute - span).length;
            expect(traffic.within('answered', span * MINUTE_MS)).toBe(expected);
          }
        }
      }),
    );
  });
});
