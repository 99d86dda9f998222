import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONDITIONS } from './conditions.ts';
import type { Readings } from './readings.ts';
import { afterLook, newsOf, type StandingAlert } from './standing.ts';

const START = new Date('2026-03-02T03:00:00.000Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FULL: Readings = { disk: { folder: '/data', freeShare: 0.04 } };
const ROOMY: Readings = { disk: { folder: '/data', freeShare: 0.5 } };

/** Looks at these readings, each so many minutes after the start, and says what an operator was told. */
function told(looks: readonly (readonly [minute: number, readings: Readings])[]) {
  let standing: readonly StandingAlert[] = [];
  return looks.flatMap(([minute, readings]) => {
    const now = new Date(START.getTime() + minute * MINUTE_MS);
    const looked = afterLook(standing, readings, now);
    const news = newsOf(looked, now);
    const isTold = (alert: StandingAlert) => news.some((each) => each.alert === alert);
    standing = looked.standing.map((alert) => (isTold(alert) ? { ...alert, toldAt: now } : alert));
    return news.map(({ kind, alert }) => `${minute} ${kind} ${alert.name}`);
  });
}

describe('what an operator is told', () => {
  it('is that something is wrong, once', () => {
    expect(told([0, 1, 2, 3].map((minute) => [minute, FULL]))).toEqual(['0 raised disk-full']);
  });

  it('is its end, ten minutes after it was last so', () => {
    const minutes = Array.from({ length: 14 }, (_, i) => i);
    expect(told(minutes.map((minute) => [minute, minute < 2 ? FULL : ROOMY]))).toEqual([
      '0 raised disk-full',
      '11 over disk-full',
    ]);
  });

  it('is one alert where a value swings about its limit', () => {
    const minutes = Array.from({ length: 40 }, (_, i) => i);
    expect(told(minutes.map((minute) => [minute, minute % 5 === 0 ? FULL : ROOMY]))).toEqual([
      '0 raised disk-full',
    ]);
  });

  it('is the same again after a day', () => {
    expect(
      told([
        [0, FULL],
        [DAY_MS / MINUTE_MS - 1, FULL],
        [DAY_MS / MINUTE_MS, FULL],
        [DAY_MS / MINUTE_MS + 1, FULL],
      ]),
    ).toEqual(['0 raised disk-full', '1440 still disk-full']);
  });

  it('is nothing of what cannot be read: that neither begins nor ends an alert', () => {
    expect(
      told([
        [0, FULL],
        [60, {}],
        [61, ROOMY],
        [75, ROOMY],
      ]),
    ).toEqual(['0 raised disk-full', '61 over disk-full']);
    expect(told([[0, {}]])).toEqual([]);
  });

  it('alternates for every alert, whatever is read: raised, perhaps still, over', () => {
    const look = fc.tuple(
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom<Readings>(FULL, ROOMY, {}),
    );
    fc.assert(
      fc.property(fc.array(look, { maxLength: 60 }), (steps) => {
        let minute = 0;
        const kinds = told(
          steps.map(([more, readings]) => {
            minute += more;
            return [minute, readings] as const;
          }),
        ).map((line) => line.split(' ')[1]);
        const turns = kinds.filter((kind) => kind !== 'still');
        turns.forEach((kind, i) => expect(kind).toBe(i % 2 === 0 ? 'raised' : 'over'));
      }),
    );
  });

  it('has a name of its own for each condition', () => {
    const names = CONDITIONS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
