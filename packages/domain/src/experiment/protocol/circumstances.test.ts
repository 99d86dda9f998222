import { describe, expect, it } from 'vitest';
import { circumstancesAfter, NOTHING_NOTED } from './circumstances.ts';

describe('the circumstances of a session', () => {
  it.each([
    [null, 0, 0],
    ['light', 1500, 0],
    ['sight', 1500, 0],
    ['tone', 0, 1500],
  ] as const)('where %s was lacking', (lack, withoutLightMs, withoutToneMs) => {
    expect(circumstancesAfter(NOTHING_NOTED, 1500, lack)).toEqual({
      withoutLightMs,
      withoutToneMs,
    });
  });

  it('add up, in whole milliseconds', () => {
    const first = circumstancesAfter(NOTHING_NOTED, 1000.3, 'tone');
    const second = circumstancesAfter(first, 20.4, 'light');
    expect(circumstancesAfter(second, 500.3, 'tone')).toEqual({
      withoutLightMs: 20,
      withoutToneMs: 1500,
    });
  });
});
