import { describe, expect, it } from 'vitest';
import {
  NEWSLETTER_FAILURE_TEXT,
  NEWSLETTER_STATUS_RESET_MS,
  NEWSLETTER_SUBMITTING_TEXT,
  NEWSLETTER_SUCCESS_TEXT,
  newsletterFormSchema,
  newsletterSubscriber,
} from './newsletter-subscriber.ts';

const NOW = new Date('2026-03-01T09:30:00.000Z');

describe('newsletterSubscriber', () => {
  it('is a record with exactly the fields of the contract', () => {
    expect(newsletterSubscriber({ email: 'Ada@Example.com' }, NOW)).toEqual({
      email: 'ada@example.com',
      timestamp: NOW,
      source: 'footer_newsletter',
      status: 'active',
    });
  });
});

describe('newsletterFormSchema', () => {
  it('gives the address in lower case', () => {
    expect(newsletterFormSchema.parse({ email: ' ADA@example.com' })).toEqual({
      email: 'ada@example.com',
    });
  });

  it.each([
    {},
    { email: 'ada' },
    { email: 'ada@example.com', status: 'active' },
    'ada@example.com',
  ])('refuses %j', (form) => {
    expect(newsletterFormSchema.safeParse(form).success).toBe(false);
  });
});

describe('the newsletter form', () => {
  it('says and times what the contract says', () => {
    expect(NEWSLETTER_SUBMITTING_TEXT).toBe('Subscribing...');
    expect(NEWSLETTER_SUCCESS_TEXT).toBe('Thanks for subscribing! Check your inbox soon.');
    expect(NEWSLETTER_FAILURE_TEXT).toBe('Something went wrong. Please try again.');
    expect(NEWSLETTER_STATUS_RESET_MS).toBe(3000);
  });
});
