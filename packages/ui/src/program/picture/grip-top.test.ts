import { describe, expect, it } from 'vitest';
import { yOf } from './frame.ts';
import { GRIP_HEIGHT, gripTop } from './grip-top.ts';

const FRAME = { width: 900, height: 200, endMs: 60_000, inset: 9 };

describe('the grip of a border', () => {
  it('stands at the top, at the bottom where a rhythm is up there, and in the middle where the other is down there', () => {
    expect(gripTop(FRAME, [10, 1])).toBe(0);
    expect(gripTop(FRAME, [100, 1])).toBe(184);
    expect(gripTop(FRAME, [100, 0.1])).toBe(92);
    expect(gripTop(FRAME, [])).toBe(0);
  });

  it('has the handle of no rhythm over it, whatever the rhythms are', () => {
    const all = Array.from({ length: 31 }, (_, index) => 0.1 * 1000 ** (index / 30));
    for (const fast of all) {
      for (const slow of all) {
        const middle = gripTop(FRAME, [fast, slow]) + GRIP_HEIGHT / 2;
        for (const hz of [fast, slow])
          expect(Math.abs(yOf(FRAME, hz) - middle)).toBeGreaterThanOrEqual(20);
      }
    }
  });

  it('stands apart from the grip that it would lie over, and from the handles there, whatever the rhythms are', () => {
    expect(gripTop(FRAME, [10, 1], 0)).toBe(184);
    expect(gripTop(FRAME, [10, 0.1], 0)).toBe(92);
    const all = Array.from({ length: 31 }, (_, index) => 0.1 * 1000 ** (index / 30));
    for (const height of [140, 160, 200, 320, 400]) {
      const frame = { ...FRAME, height };
      for (const fast of all) {
        for (const slow of all) {
          const other = gripTop(frame, [fast, slow]);
          const top = gripTop(frame, [fast, slow], other);
          expect(Math.abs(top - other)).toBeGreaterThanOrEqual(20);
          for (const hz of [fast, slow]) {
            const apart = Math.abs(yOf(frame, hz) - top - GRIP_HEIGHT / 2);
            expect(apart).toBeGreaterThanOrEqual(20);
          }
        }
      }
    }
  });
});
