import { expect, it } from 'vitest';
import { keepUnits } from './keep-units.ts';

it.each([
  [
    'The centre is set to 40 Hz, the slow rhythm to 3 Hz.',
    'set to 40\u00A0Hz, the slow rhythm to 3\u00A0Hz.',
  ],
  ['2 cycles per 10 s, which is slow', '2 cycles per 10\u00A0s, which'],
  ['They agree within 20 ms.', 'within 20\u00A0ms.'],
  ['Whole screen. 0.1–100 Hz, slower', '0.1–\u2060100\u00A0Hz, slower'],
])('keeps each number beside its unit: %s', (sentence, kept) => {
  expect(keepUnits(sentence)).toContain(kept);
});

it.each(['3 steps', 'Take 2 samples', 'Hz alone'])(
  'leaves other words as they are: %s',
  (sentence) => {
    expect(keepUnits(sentence)).toBe(sentence);
  },
);
