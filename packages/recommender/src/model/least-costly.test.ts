import { describe, expect, it } from 'vitest';
import { leastCostly } from './least-costly.ts';
import type { PhraseState } from './phrase-states.ts';

const stateOf = (...shares: [PhraseState, number][]) =>
  leastCostly(shares.map(([state, confidence]) => ({ state, confidence })))?.state;

describe('leastCostly', () => {
  it('takes a likely state', () => {
    expect(stateOf(['calm', 0.6], ['meeting', 0.4])).toBe('calm');
  });

  it('does not guess among states that are all unlikely', () => {
    expect(stateOf(['calm', 0.14], ['meeting', 0.14], ['creative', 0.14])).toBeUndefined();
    expect(stateOf()).toBeUndefined();
  });

  it.each<[PhraseState, PhraseState]>([
    ['energise', 'calm'],
    ['wind_down', 'energise'],
  ])('does not choose between %s and %s unless one is hardly possible', (first, second) => {
    expect(stateOf([first, 0.6], [second, 0.4])).toBeUndefined();
    expect(stateOf([first, 0.8], [second, 0.2])).toBeUndefined();
    expect(stateOf([first, 0.95], [second, 0.05])).toBe(first);
  });

  it('takes what lies between, where it is likely enough itself', () => {
    expect(stateOf(['energise', 0.45], ['deep_focus', 0.35], ['calm', 0.2])).toBe('deep_focus');
    expect(stateOf(['wind_down', 0.4], ['calm', 0.35], ['deep_focus', 0.25])).toBe('calm');
  });

  it('takes a text without a task for one', () => {
    expect(stateOf(['none', 0.9], ['calm', 0.1])).toBe('none');
  });
});
