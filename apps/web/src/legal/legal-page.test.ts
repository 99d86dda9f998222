import { fillMarks, type PageFacts } from '@overtone/domain/site/page-marks';
import { describe, expect, it } from 'vitest';
import { written, writtenPage } from '../testing/written-page.ts';

const pages = {
  privacy: await writtenPage('privacy-policy.html'),
  terms: await writtenPage('terms-of-service.html'),
  cookies: await writtenPage('cookie-policy.html'),
  security: await writtenPage('security.html'),
} as const;

/** What a page says of a name in one of its tables. */
const meaningOf = (page: keyof typeof pages, name: string) =>
  new RegExp(`<dt [^>]*>${name}</dt><dd [^>]*>(?<meaning>[^<]+)</dd>`, 'u').exec(pages[page].html)
    ?.groups?.['meaning'] ?? '';

describe('the privacy policy', () => {
  it.each([
    'Email',
    'Password hash',
    'Account creation date',
    'Subscription status',
    'Total AVE minutes used',
    'Session start and end timestamps',
    'Streak tracking',
    'Effect preferences',
    'UI preferences',
    'Payment-provider customer ID',
  ])('lists “%s” among what an account stores', (name) => {
    expect(meaningOf('privacy', name)).not.toBe('');
  });

  it.each([
    ['Subscription status', /^Active, trial or expired\.$/u],
    ['Effect preferences', /frequency, intensity/iu],
    ['UI preferences', /theme, layout/iu],
  ])('says of “%s” what it is', (name, meaning) => {
    expect(meaningOf('privacy', name)).toMatch(meaning);
  });

  it.each([
    'Sign-in runs through an authentication service',
    'Subscriptions run through a card payment provider',
    'an AI provider receives the sentence you typed, which is your session goal, and nothing about who you are',
    'If you connect a calendar, it is read, never written',
  ])('says who we work with: %s', (words) => {
    expect(pages.privacy.text).toContain(words);
  });
});

describe('the terms of service', () => {
  it.each([
    'Cancellation takes effect at the end of the billing period',
    'Changes to these terms are announced 30 days ahead',
    'your money back within 7 days of a payment',
    'Where your offer promises 30 days, it is 30 days',
    'Overtone is a productivity tool, not a medical device.',
    'If you have photosensitivity or a seizure disorder',
  ])('say: %s', (words) => {
    expect(pages.terms.text).toContain(words);
  });
});

describe('the cookie policy', () => {
  it.each([
    ['auth-token', /keeps you signed in/iu],
    ['_ga', /Google Analytics\. It lasts two years/u],
    ['mid', /payment provider’s; one year/u],
    ['sid', /payment provider’s; 30 minutes/u],
  ])('names %s, and how long it stays', (name, meaning) => {
    expect(meaningOf('cookies', name)).toMatch(meaning);
  });
});

describe('the security page', () => {
  it('says how long a password must be', () => {
    expect(pages.security.text).toContain('Passwords have at least 8 characters');
  });

  it('says what the desktop app may do, and what it may not', () => {
    expect(meaningOf('security', 'Has')).toBe(
      'A transparent overlay that stays on top, sound output, and the network.',
    );
    expect(meaningOf('security', 'Does not have')).toMatch(
      /^Files, clipboard, keyboard, camera, microphone/u,
    );
  });
});

describe.each(Object.keys(pages) as (keyof typeof pages)[])('%s', (name) => {
  const filled = (facts: PageFacts) => written(fillMarks(pages[name].html, facts)).element('main');

  it('numbers its chapters, and says what is on it under the same numbers', () => {
    const main = pages[name].element('main');
    const chapters = [...main.html.matchAll(/<section id="([^"]+)".*?<h2[^>]*>([^<]+)<\/h2>/gsu)];
    expect(chapters.length).toBeGreaterThan(2);
    const contents = main.element('nav');
    expect(contents.links).toEqual(chapters.map(([, id, text]) => ({ text, href: `#${id}` })));
    expect(main.links.filter(({ text }) => /^\d+$/u.test(text))).toEqual(
      chapters.map(([, id], index) => ({ text: `${index + 1}`, href: `#${id}` })),
    );
  });

  it('says since when it holds where the operator has, and nothing of it elsewhere', () => {
    expect(filled({ 'legal-since': '1 May 2026' }).text).toContain('In force since 1 May 2026');
    expect(filled({}).text).not.toMatch(/In force since|configured|Write to|%%/u);
  });
});

it('leads to the texts and places that it names', () => {
  expect(pages.privacy.links).toContainEqual({ text: 'cookie policy', href: '/cookie-policy' });
  expect(pages.privacy.links).toContainEqual({ text: 'account page', href: '/account' });
  expect(pages.security.links).toContainEqual({ text: 'privacy policy', href: '/privacy-policy' });
  const termsOf = (facts: PageFacts) => written(fillMarks(pages.terms.html, facts));
  const asked = termsOf({ 'support-email': 'help@focus.example' }).section('refunds').links;
  expect(asked).toContainEqual({ text: 'help@focus.example', href: 'mailto:help@focus.example' });
  expect(termsOf({}).section('refunds').text).not.toContain('Write to');
});

it('names whoever runs the server where they have said so, and says so where they have not', () => {
  const termsOf = (facts: PageFacts) => written(fillMarks(pages.terms.html, facts)).text;
  expect(termsOf({ company: 'Focus Ltd' })).toContain('Company Focus Ltd');
  expect(termsOf({ company: 'Focus Ltd' })).not.toContain('has not published');
  expect(termsOf({})).toContain('The operator’s details have not been published here yet');
});
