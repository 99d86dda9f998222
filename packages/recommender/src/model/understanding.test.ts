import { describe, expect, it } from 'vitest';
import type { PhraseState } from './phrase-states.ts';
import { areOpposite, isReadable, isUnderstood } from './understanding.ts';

const ranking = (...shares: [PhraseState, number][]) =>
  shares.map(([state, confidence]) => ({ state, confidence }));

describe('isUnderstood', () => {
  it('takes a likely state', () => {
    expect(isUnderstood(ranking(['calm', 0.4], ['meeting', 0.35]))).toBe(true);
  });

  it('does not guess among states that are all unlikely', () => {
    expect(isUnderstood(ranking(['calm', 0.18], ['meeting', 0.17]))).toBe(false);
    expect(isUnderstood([])).toBe(false);
  });

  it.each<[PhraseState, PhraseState]>([
    ['energise', 'calm'],
    ['wind_down', 'energise'],
  ])('does not choose between %s and %s when they are nearly tied', (first, second) => {
    expect(isUnderstood(ranking([first, 0.42], [second, 0.4]))).toBe(false);
    expect(isUnderstood(ranking([first, 0.42], ['meeting', 0.3], [second, 0.25]))).toBe(false);
    expect(isUnderstood(ranking([first, 0.7], [second, 0.2]))).toBe(true);
  });
});

describe('areOpposite', () => {
  it('holds between rousing and settling alone', () => {
    expect(areOpposite('calm', 'energise')).toBe(true);
    expect(areOpposite('calm', 'wind_down')).toBe(false);
    expect(areOpposite('deep_focus', 'calm')).toBe(false);
  });
});

describe('isReadable', () => {
  it.each(['nap', 'сон', '睡觉', 'नींद', 'ცა in the morning', '4 7', '😴'])('reads %j', (text) => {
    expect(isReadable(text)).toBe(true);
  });

  it.each(['გამარჯობა', 'வணக்கம் ok'])('does not read %j', (text) => {
    expect(isReadable(text)).toBe(false);
  });
});
