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
const model = quantise(weights, counts, 8);

describe('quantise', () => {
  it('keeps weights to within a byte', () => {
    const scores = scoresBy(model, new Map([['w:report', 2]]));
    expect(scores[0]).toBeCloseTo(6, 1);
    expect(scores[7]).toBeCloseTo(-6, 1);
    expect(scores[3]).toBeCloseTo(0, 1);
  });

  it('scores what never occurred as nothing', () => {
    expect([...scoresBy(model, new Map([['w:unknown', 1]]))].every((score) => score === 0)).toBe(
      true,
    );
  });

  it('holds one letter a slot, none of which needs an escape', () => {
    expect(model.slots).toHaveLength(SLOTS);
    expect(JSON.stringify(model.slots)).toBe(`"${model.slots}"`);
  });
});
