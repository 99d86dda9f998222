import { describe, expect, it } from 'vitest';
import { carriedIn, onward, withCarried } from './carried-offer.ts';

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

it('whoever comes from the desktop app is led back to its question, through a mail or a provider', () => {
  const query = new URLSearchParams({
    client: 'desktop',
    state: 's'.repeat(22),
    code_challenge: 'c'.repeat(43),
    redirect: 'app.overtone://auth/callback',
  }).toString();
  expect(onward(carried(query))).toBe(`/sign-in?${query}`);
  const signUp = new URL(withCarried('/sign-up', carried(query)), 'http://localhost');
  expect(onward(carried(signUp.search))).toBe(`/sign-in?${query}`);
});

it.each([
  ['', '/account'],
  ['next=/demo', '/demo'],
  ['offer=annual', '/sign-in?offer=annual'],
  ['offer=landing&next=/demo', '/demo'],
  ['next=https://evil.example', '/account'],
  ['next=/auth/success?state=abc', '/auth/success?state=abc&with=site'],
])('after the mail, “%s” goes on at %s', (query, page) => {
  expect(onward(carried(query))).toBe(page);
});
