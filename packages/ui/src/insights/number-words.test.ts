import { expect, it } from 'vitest';
import { capital, counted, countText, listed, signedText } from './number-words.ts';

it('counts in words up to twelve, in digits above', () => {
  expect([0, 1, 12, 13].map(countText)).toEqual(['no', 'one', 'twelve', '13']);
  expect([0, 1, 2].map((count) => counted(count, 'session'))).toEqual([
    'no sessions',
    'one session',
    'two sessions',
  ]);
});

it('writes shifts with a true sign, and none for what rounds to nought', () => {
  expect([0.44, -1, 0, -0.04, 2.5].map(signedText)).toEqual(['+0.4', '−1', '0', '0', '+2.5']);
});

it('lists names as a sentence does', () => {
  expect([[], ['10 Hz'], ['10 Hz', '13 Hz'], ['10 Hz', '13 Hz', '40 Hz']].map(listed)).toEqual([
    '',
    '10 Hz',
    '10 Hz and 13 Hz',
    '10 Hz, 13 Hz and 40 Hz',
  ]);
});

it('begins a sentence with a capital', () => {
  expect(capital('no session')).toBe('No session');
});
