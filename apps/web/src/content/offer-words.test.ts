import { readdirSync, readFileSync } from 'node:fs';
import { OFFERS } from '@overtone/domain/offers/offers';
import { describe, expect, it } from 'vitest';
import { offerPrice, offerPromises } from './offer-words.ts';

describe('an offer in words', () => {
  it.each([
    [
      'hero',
      '$20/month',
      'Unlimited audio-visual stimulation · 10 free AI frequency personalizations · 30-day money-back promise · No credit card',
    ],
    ['landing', '$9.99/month', '50 free AI queries · 7-day unlimited trial'],
    ['monthly', '$20/month', '7-day free trial'],
    ['annual', '$100/year', '15-day free trial'],
    ['annual-14', 'from $20/month', '14-day free trial'],
    ['demo', '', '15 minutes free daily · No credit card'],
    ['terms', '', '7-day money-back promise'],
  ] as const)('%s: %s, %s', (id, price, promises) => {
    expect(offerPrice(OFFERS[id])).toBe(price);
    expect(offerPromises(OFFERS[id]).join(' · ')).toBe(promises);
  });
});

it('no page types a price, a trial, a refund or a number of free personalizations', () => {
  const root = new URL('..', import.meta.url);
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/u.test(name) && !/\.test\.|^roi\/money/u.test(name),
  );
  const typed =
    /\$\d|\d+[- ](?:day (?:free|trial|refund|money|unlimited)|minutes free|free AI)|Save \d/u;
  const found = pages.filter((name) => typed.test(readFileSync(new URL(name, root), 'utf8')));
  expect(pages.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
