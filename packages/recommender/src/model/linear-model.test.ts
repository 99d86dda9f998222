import { describe, expect, it } from 'vitest';
import type { LinearModel, WeightLayer } from './linear-model.ts';
import { letterOf, MAX_LETTERS, scoresBy, slotOf } from './linear-model.ts';

const SLOTS = 16;

describe('scoresBy', () => {
  const lettersWith = (letter: string) =>
    '#'
      .repeat(SLOTS)
      .replace(/./g, (none, slot) => (slot === slotOf('w:nap', SLOTS) ? letter : none));
  const layer: WeightLayer = {
    slots: lettersWith('$'),
    strengths: lettersWith('%'),
    rows: [
      [0, 0, 0, 0, 0, 0, 0, 0],
      [-10, 0, 0, 0, 0, 0, 40, 0],
    ],
    scale: 0.1,
  };
  const model: LinearModel = { layers: [layer] };

  it('adds up what the features of a text speak for, each two strengths half as strong', () => {
    expect(
      [...scoresBy(model, new Map([['w:nap', 0.5]]))].map((score) => Math.round(100 * score) / 100),
    ).toEqual([-0.25, 0, 0, 0, 0, 0, 1, 0]);
  });

  it('adds the layers up', () => {
    const twice: LinearModel = { layers: [layer, { ...layer, scale: 0.05 }] };
    const [first = 0] = scoresBy(twice, new Map([['w:nap', 0.5]]));
    expect(first).toBeCloseTo(-0.375, 6);
  });

  it('gives nothing for a text without features', () => {
    expect([...scoresBy(model, new Map())]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('letterOf', () => {
  it('gives each number a letter of its own that stands in a string as it is', () => {
    const letters = Array.from({ length: MAX_LETTERS }, (_, number) => letterOf(number)).join('');
    expect(new Set(letters).size).toBe(MAX_LETTERS);
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
