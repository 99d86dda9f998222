import type { OfferId } from '@overtone/domain/offers/offers';
import { expect, it } from 'vitest';
import { purchaseAhead } from './purchase-ahead.ts';

const CASES: readonly (readonly [next: string, onSale: readonly OfferId[], said: string | null])[] =
  [
    [
      '/sign-in?offer=annual',
      ['annual'],
      'Then the payment page opens. Free for 15 days, then $100 is charged, and again every year until you cancel. If you ask within 30 days of a payment, you get your money back.',
    ],
    [
      '/sign-in?offer=annual',
      ['monthly'],
      'This offer is not on sale at the moment. Your account opens without it.',
    ],
    ['/sign-in?offer=annual', [], 'You can’t buy a plan here yet. Your account opens without it.'],
    ['/account?offer=annual', ['annual'], null],
    ['/sign-in', [], null],
  ];

it.each(CASES)('on the way to %s, where %j is sold, a person is told: %s', (next, onSale, said) => {
  expect(purchaseAhead(next, onSale)).toBe(said);
});
