import { describe, expect, it } from 'vitest';
import type { PhraseState } from './phrase-states.ts';
import { areOpposite, isReadable, leadsAway, mayStandBeside } from './understanding.ts';

const ranking = (...shares: [PhraseState, number][]) =>
  shares.map(([state, confidence]) => ({ state, confidence }));

describe('areOpposite', () => {
  it('holds between rousing and settling alone', () => {
    expect(areOpposite('calm', 'energise')).toBe(true);
    expect(areOpposite('calm', 'wind_down')).toBe(false);
    expect(areOpposite('deep_focus', 'calm')).toBe(false);
  });
});

describe('leadsAway', () => {
  it.each<[PhraseState, PhraseState, boolean]>([
    ['deep_focus', 'wind_down', true],
    ['wind_down', 'deep_focus', true],
    ['calm', 'analytical', true],
    ['calm', 'energise', true],
    ['calm', 'wind_down', false],
    ['creative', 'deep_focus', false],
    ['wind_down', 'wind_down', false],
  ])('where %s is wanted, %s: %s', (wanted, answered, expected) => {
    expect(leadsAway(wanted, answered)).toBe(expected);
  });
});

describe('mayStandBeside', () => {
  const mixed = ranking(['meeting', 0.5], ['energise', 0.3], ['calm', 0.15], ['wind_down', 0.05]);

  it('keeps what rouses from somebody who wants to settle', () => {
    expect(mayStandBeside(mixed, 'calm', 'energise')).toBe(false);
    expect(mayStandBeside(mixed, 'calm', 'wind_down')).toBe(true);
  });

  it('and where there is as much of rest in their words, whatever the answer', () => {
    expect(mayStandBeside(mixed, 'meeting', 'energise')).toBe(true);
    expect(mayStandBeside(mixed, 'meeting', 'analytical')).toBe(false);
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
