import { describe, expect, it } from 'vitest';
import { circumstancesAfter, NOTHING_NOTED } from './circumstances.ts';

describe('the circumstances of a session', () => {
  it.each([
    [null, false, {}],
    ['light', false, { withoutLightMs: 1500 }],
    ['sight', false, { withoutLightMs: 1500 }],
    ['tone', false, { withoutToneMs: 1500 }],
    [null, true, { otherTabMs: 1500 }],
    ['tone', true, { withoutToneMs: 1500, otherTabMs: 1500 }],
  ] as const)('where %s was lacking, and another tab played: %s', (lack, isMixed, noted) => {
    expect(circumstancesAfter(NOTHING_NOTED, 1500, { lack, isMixed })).toEqual(noted);
  });

  it('add up, in whole milliseconds', () => {
    const first = circumstancesAfter(NOTHING_NOTED, 1000.3, { lack: 'tone', isMixed: false });
    const second = circumstancesAfter(first, 20.4, { lack: 'light', isMixed: true });
    expect(circumstancesAfter(second, 500.3, { lack: 'tone', isMixed: false })).toEqual({
      withoutLightMs: 20,
      withoutToneMs: 1500,
      otherTabMs: 20,
    });
  });
});
