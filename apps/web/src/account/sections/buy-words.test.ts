import { describe, expect, it } from 'vitest';
import { buyWords } from './buy-words.ts';

describe('what the button of an offer says', () => {
  it.each([
    ['monthly', false, 'Start the 7-day trial'],
    ['annual', false, 'Start the 15-day trial'],
    ['monthly', true, 'Subscribe for $20/month'],
    ['landing', true, 'Subscribe for $9.99/month'],
  ] as const)('%s, with a trial used: %s', (offerId, trialUsed, words) => {
    expect(buyWords(offerId, { trialUsed })).toBe(words);
  });
});
