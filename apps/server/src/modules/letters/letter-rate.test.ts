import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freePlaces, MOST_WAITING, ROUND_MS } from './letter-rate.ts';

const START = new Date('2026-03-02T09:00:00Z');
const after = (ms: number) => new Date(START.getTime() + ms);

/** Mails that go out when every place is used at once, a round after the other. */
function sentIn(rounds: number, perMinute: number): number {
  let paidUntil: Date | null = null;
  let sent = 0;
  for (let round = 0; round <= rounds; round++) {
    const flow = { paidUntil, fresh: 0, waiting: 0 };
    const { places, paidUntilAfter } = freePlaces(flow, perMinute, after(round * ROUND_MS));
    sent += places;
    if (places > 0) paidUntil = paidUntilAfter(places);
  }
  return sent;
}

describe('freePlaces', () => {
  it.each([1, 7, 30, 1000])('gives %i places a minute, and no more', (perMinute) => {
    const minutes = 10;
    const sent = sentIn((minutes * 60_000) / ROUND_MS, perMinute);
    expect(sent).toBeGreaterThanOrEqual(minutes * perMinute * 0.99);
    expect(sent).toBeLessThanOrEqual(minutes * perMinute + Math.max(1, perMinute / 6) + 1);
  });

  it('never gives a burst after a pause, nor waits for a time that a clock was set back from', () => {
    const idle = { paidUntil: START, fresh: 0, waiting: 0 };
    expect(freePlaces(idle, 30, after(3_600_000)).places).toBe(5);
    const ahead = { paidUntil: after(86_400_000), fresh: 0, waiting: 0 };
    const { places, paidUntilAfter } = freePlaces(ahead, 30, START);
    expect(places).toBe(0);
    expect(paidUntilAfter(0)).toEqual(START);
  });

  it('gives none while those before wait', () => {
    const now = after(60_000);
    expect(freePlaces({ paidUntil: START, fresh: 5, waiting: 5 }, 30, now).places).toBe(0);
    const full = { paidUntil: START, fresh: 0, waiting: MOST_WAITING };
    expect(freePlaces(full, 30, now).places).toBe(0);
  });

  it('is never negative', () => {
    const counts = fc.nat({ max: 2_000 });
    fc.assert(
      fc.property(
        counts,
        counts,
        fc.integer(),
        fc.integer({ min: 1, max: 6_000 }),
        (a, b, ms, rate) => {
          const flow = { paidUntil: after(ms), fresh: a, waiting: a + b };
          const { places } = freePlaces(flow, rate, START);
          expect(places).toBeGreaterThanOrEqual(0);
          expect(a + b + places).toBeLessThanOrEqual(Math.max(MOST_WAITING, a + b));
        },
      ),
    );
  });
});
