import { deliveredLight } from '@overtone/engine/stimulus/delivered-light';
import { describe, expect, it } from 'vitest';
import { attentionSpill } from './attention-spill.ts';
import { HABIT_DAYS, habitShare } from './habit-share.ts';
import { bothHigh, opposedSignals } from './opposed-signals.ts';
import { framesOf, seenHz, stairOf } from './screen-frames.ts';
import { DRIVE, valueAt } from './tongue-range.ts';
import { isochronicLevel, levelAtEar } from './two-ears.ts';

describe('attention', () => {
  it('is all spent, first on the task, then on the overlay', () => {
    for (const load of [0, 0.3, 0.85, 0.95, 1]) {
      const { task, overlay, wandering } = attentionSpill(load, 0.1);
      expect(task + overlay + wandering).toBeCloseTo(1);
      expect(task).toBe(load);
      expect(overlay).toBeCloseTo(Math.min(0.1, 1 - load));
      expect(wandering).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('a screen', () => {
  it.each([
    [40, 60, 20],
    [40, 120, 40],
    [40, 75, 35],
    [30, 60, 30],
    [60, 60, 0],
    [50, 60, 10],
    [13.33, 60, 13.33],
  ])('that is asked for %d Hz at %d pictures a second shows %d Hz', (asked, refresh, seen) => {
    expect(seenHz(asked, refresh)).toBeCloseTo(seen);
    // The pictures of both are the same but for their sign.
    const levels = (hz: number) => framesOf(hz, refresh, 0.5).map(({ y }) => Math.abs(y));
    for (const [index, level] of levels(asked).entries()) {
      expect(level).toBeCloseTo(levels(seen)[index] ?? NaN, 6);
    }
  });

  it('shows no other rate than the plan where the plan shows a lower one', () => {
    for (const asked of [20, 33, 40, 55]) {
      const { hz } = deliveredLight(asked, { refreshHz: 60, isSteady: true });
      expect(seenHz(hz, 60)).toBeCloseTo(hz);
    }
  });

  it('holds each picture until the next', () => {
    expect(
      stairOf([
        { x: 0, y: 0 },
        { x: 0.5, y: 1 },
      ]),
    ).toEqual([
      { x: 0, y: 0 },
      { x: 0.5, y: 0 },
      { x: 0.5, y: 1 },
      { x: 1, y: 1 },
    ]);
  });
});

describe('two tones', () => {
  it('stand still at each ear while nothing crosses over, and pulse in full where all of it does', () => {
    const swingOf = (crossed: number) => {
      const levels = Array.from({ length: 101 }, (_, i) => levelAtEar(crossed, i / 100));
      return Math.max(...levels) - Math.min(...levels);
    };
    expect(swingOf(0)).toBeCloseTo(0);
    expect(swingOf(1)).toBeCloseTo(1);
    for (const crossed of [0, 0.2, 0.55, 1]) {
      expect(swingOf(crossed)).toBeCloseTo((2 * crossed) / (1 + crossed), 3);
    }
  });

  it('are one tone that goes from silence to its full level where it is isochronic', () => {
    expect([0, 0.25, 0.5].map(isochronicLevel).map((level) => Number(level.toFixed(6)))).toEqual([
      1, 0.5, 0,
    ]);
  });
});

describe('two networks', () => {
  it.each([0, -0.25, -0.5, -0.95])('have the correlation that was chosen, %d', (wanted) => {
    const [one, other] = opposedSignals(wanted).map((curve) => curve.slice(0, -1));
    const mean = (values: number[]) =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    const a = (one ?? []).map(({ y }) => y);
    const b = (other ?? []).map(({ y }) => y);
    const product = (x: number[], y: number[]) => mean(x.map((value, i) => value * (y[i] ?? 0)));
    expect(mean(a)).toBeCloseTo(0);
    expect(mean(b)).toBeCloseTo(0);
    expect(product(a, b) / Math.sqrt(product(a, a) * product(b, b))).toBeCloseTo(wanted, 6);
    expect(Math.max(...a.map(Math.abs), ...b.map(Math.abs))).toBeLessThanOrEqual(1.42);
  });

  it('are up together less often the more they oppose each other', () => {
    const shares = [0, -0.3, -0.6, -0.95].map((r) => bothHigh(...opposedSignals(r)));
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(shares[0]).toBeGreaterThan(0.15);
    expect(shares.at(-1)).toBeLessThan(0.12);
  });
});

describe('a habit', () => {
  it('has come 95% of its way after the days that a person needs', () => {
    for (const days of Object.values(HABIT_DAYS)) {
      expect(habitShare(0, days)).toBe(0);
      expect(habitShare(days, days)).toBeCloseTo(0.95);
    }
  });
});

it('a place on the map is the nearest step of its range, and never beyond it', () => {
  expect([-1, 0, 0.5, 0.506, 1, 2].map((share) => valueAt(share, DRIVE))).toEqual([
    6, 6, 10, 10, 14, 14,
  ]);
  expect(valueAt(0.6, DRIVE)).toBe(10.8);
});
