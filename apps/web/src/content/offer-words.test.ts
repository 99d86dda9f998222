import { readdirSync, readFileSync } from 'node:fs';
import { OFFERS } from '@overtone/domain/offers/offers';
import { describe, expect, it } from 'vitest';
import { offerPrice, offerPromises } from './offer-words.ts';

describe('an offer in words', () => {
  it.each([
    [
      'hero',
      '$20/month',
      'Unlimited audio-visual stimulation · 10 free AI frequency personalizations · Risk-free: 30-day money-back promise · No credit card',
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

/** A price, a saving, a trial, a refund, or something that is free in a number. */
const TYPED_TERMS =
  /\$\s?\d|\b\d+(?:\.\d+)?\s?(?:USD|dollars|€|£)|\b\d+[- ](?:days?[- ](?:free|trial|refund|money|unlimited)|minutes? (?:free|a day for free|limit)|minute limit|free |AI )|Save \d|(?:within|announced) \d+ days/u;

it.each([
  '$20/month',
  '$ 9.99',
  '20 dollars',
  '7-day free trial',
  '15-day trial',
  '30-day money-back promise',
  '15 minutes free daily',
  'no 15-minute limit',
  '10 free AI personalizations',
  '50 AI queries',
  'Save 58%',
  'within 7 days',
  'announced 30 days ahead',
])('“%s” would be found where it is typed', (words) => {
  expect(words).toMatch(TYPED_TERMS);
});

it('no page types a price, a trial, a refund or a number of free personalizations', () => {
  const roots = ['..', '../../../../packages/ui/src/', '../../../../packages/client/src/'].map(
    (folder) => new URL(folder, import.meta.url),
  );
  const pages = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.|^roi\/money/u.test(name))
      .map((name) => new URL(name, root)),
  );
  const found = pages.filter((page) => TYPED_TERMS.test(readFileSync(page, 'utf8')));
  expect(pages.length).toBeGreaterThan(200);
  expect(found.map(({ pathname }) => pathname)).toEqual([]);
});
