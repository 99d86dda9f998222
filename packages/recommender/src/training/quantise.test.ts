import { scoresBy, slotOf } from '../model/linear-model.ts';
import { PHRASE_STATES } from '../model/phrase-states.ts';
import { describe, expect, it } from 'vitest';
import { quantise } from './quantise.ts';

const SLOTS = 64;
const weights = new Float64Array(SLOTS * PHRASE_STATES.length);
const counts = new Float64Array(SLOTS);
const place = (feature: string) => slotOf(feature, SLOTS) * PHRASE_STATES.length;
weights.set([3, 0, 0, 0, 0, 0, 0, -3], place('w:report'));
weights.set([0, 0, 0, 0, 0, 0, 2, -2], place('w:nap'));
counts[slotOf('w:report', SLOTS)] = 5;
counts[slotOf('w:nap', SLOTS)] = 2;
const model = quantise(weights, counts, [{ directions: 8, slots: SLOTS }]);

describe('quantise', () => {
  it('keeps the strongest weights to within a byte', () => {
    const scores = scoresBy(model, new Map([['w:report', 2]]));
    expect(scores[0]).toBeCloseTo(6, 1);
    expect(scores[7]).toBeCloseTo(-6, 1);
    expect(scores[3]).toBeCloseTo(0, 1);
  });

  it('keeps weaker ones to within half a step of the root of two', () => {
    const [, , , , , , nap = 0, other] = scoresBy(model, new Map([['w:nap', 1]]));
    expect(nap / 2).toBeGreaterThan(2 ** -0.25);
    expect(nap / 2).toBeLessThan(2 ** 0.25);
    expect(other).toBeCloseTo(-nap, 1);
  });

  it('keeps what says most where not all may stay', () => {
    const small = quantise(weights, counts, [{ directions: 8, slots: 1 }]);
    expect(scoresBy(small, new Map([['w:report', 1]]))[0]).toBeCloseTo(3, 1);
    expect(scoresBy(small, new Map([['w:nap', 1]]))[6]).toBe(0);
  });

  it('refuses more directions than there are letters', () => {
    expect(() => quantise(weights, counts, [{ directions: 185, slots: SLOTS }])).toThrow(
      RangeError,
    );
  });

  it('scores what never occurred as nothing', () => {
    expect([...scoresBy(model, new Map([['w:unknown', 1]]))].every((score) => score === 0)).toBe(
      true,
    );
  });

  it('keeps in each further layer what the one before it left over', () => {
    const nap = (layers: number) => {
      const packing = { directions: 8, slots: SLOTS };
      const packed = quantise(weights, counts, [
        packing,
        ...Array.from({ length: layers - 1 }, () => packing),
      ]);
      return Math.abs((scoresBy(packed, new Map([['w:nap', 1]]))[6] ?? 0) - 2);
    };
    expect(nap(2)).toBeLessThan(nap(1) / 2);
    expect(nap(3)).toBeLessThan(nap(2));
  });

  it('holds two letters a slot and layer, none of which needs an escape', () => {
    const [{ slots, strengths }] = model.layers;
    expect(slots).toHaveLength(SLOTS);
    expect(strengths).toHaveLength(SLOTS);
    for (const letters of [slots, strengths]) {
      expect(JSON.stringify(letters)).toBe(`"${letters}"`);
    }
  });
});
