import { describe, expect, it } from 'vitest';
import { placeWeights } from './place-weights.ts';

function weightsOf(text: string): number[] {
  const words = text.split(' ');
  const weightOf = placeWeights(words);
  return words.map((_, index) => weightOf(index));
}

describe('placeWeights', () => {
  it('counts an activity double where it opens a text', () => {
    expect(weightsOf('coding a meditation app')).toEqual([2, 1, 1, 1]);
    expect(weightsOf('i am coding')).toEqual([1, 1, 2]);
    expect(weightsOf('meditation then coding')).toEqual([1, 1, 1]);
  });

  it('counts what an activity is about half', () => {
    expect(weightsOf('anxious about my talk')).toEqual([1, 1, 0.5, 0.5]);
  });

  it('counts everything fully when there is nothing before the context', () => {
    expect(weightsOf('after work')).toEqual([1, 1]);
    expect(weightsOf('')).toEqual([1]);
  });
});
