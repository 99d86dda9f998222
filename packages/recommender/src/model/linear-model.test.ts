import { describe, expect, it } from 'vitest';
import type { LinearModel } from './linear-model.ts';
import { letterOfRow, MAX_ROWS, scoresBy, slotOf } from './linear-model.ts';

const SLOTS = 16;

describe('scoresBy', () => {
  const model: LinearModel = {
    slots: '#'
      .repeat(SLOTS)
      .replace(/./g, (none, slot) => (slot === slotOf('w:nap', SLOTS) ? '$' : none)),
    rows: [
      [0, 0, 0, 0, 0, 0, 0, 0],
      [-10, 0, 0, 0, 0, 0, 40, 0],
    ],
    scale: 0.1,
  };

  it('adds up what the features of a text speak for', () => {
    expect([...scoresBy(model, new Map([['w:nap', 0.5]]))]).toEqual([-0.5, 0, 0, 0, 0, 0, 2, 0]);
  });

  it('gives nothing for a text without features', () => {
    expect([...scoresBy(model, new Map())]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('letterOfRow', () => {
  it('gives each row a letter of its own that stands in a string as it is', () => {
    const letters = Array.from({ length: MAX_ROWS }, (_, row) => letterOfRow(row)).join('');
    expect(new Set(letters).size).toBe(MAX_ROWS);
    expect(JSON.stringify(letters)).toBe(`"${letters}"`);
  });
});

describe('slotOf', () => {
  it('spreads features evenly', () => {
    const used = Array.from({ length: 1600 }, (_, index) => slotOf(`w:word${index}`, SLOTS));
    const counts = [...Map.groupBy(used, (slot) => slot).values()].map((slots) => slots.length);
    expect(counts).toHaveLength(SLOTS);
    expect(Math.max(...counts)).toBeLessThan(150);
  });
});
