import { describe, expect, it } from 'vitest';
import { carriedIn, withCarried } from './carried-offer.ts';

const carried = (query: string) => carriedIn(new URLSearchParams(query));

describe('carriedIn', () => {
  it.each([
    ['', { offerId: null, isToBuy: false, next: null }],
    ['offer=annual', { offerId: 'annual', isToBuy: true, next: null }],
    ['offer=demo', { offerId: 'demo', isToBuy: false, next: null }],
    ['offer=free-for-ever', { offerId: null, isToBuy: false, next: null }],
    ['offer=landing&next=/demo', { offerId: 'landing', isToBuy: false, next: '/demo' }],
  ])('reads “%s”', (query, what) => {
    expect(carried(query)).toEqual(what);
  });
});

it('everything goes along from the sign-in to the sign-up', () => {
  const query = 'next=%2Fdemo&offer=landing';
  expect(withCarried('/sign-up', carried(query))).toBe(`/sign-up?${query}`);
});
