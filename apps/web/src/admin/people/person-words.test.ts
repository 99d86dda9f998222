import { describe, expect, it } from 'vitest';
import { dayWords, markWords, subscriptionWords } from './person-words.ts';

const ADA = {
  id: 'ada',
  email: 'ada@example.com',
  name: 'Ada',
  isConfirmed: true,
  role: 'member',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: null,
  subscription: 'none',
  offerId: null,
  signIns: 0,
  hasSecondStep: false,
  suspendedAt: null,
} as const;

describe('an account in words', () => {
  it('names a subscription with its price, where there is one', () => {
    expect(subscriptionWords(ADA)).toBe('No subscription');
    expect(subscriptionWords({ subscription: 'active', offerId: 'annual' })).toBe(
      'Subscribed, $100/year',
    );
    expect(subscriptionWords({ subscription: 'trial', offerId: 'landing' })).toBe(
      'On trial, $9.99/month',
    );
    expect(subscriptionWords({ subscription: 'expired', offerId: null })).toBe('Ended');
  });

  it('says only what is out of the ordinary', () => {
    expect(markWords(ADA)).toEqual([]);
    const unusual = { isConfirmed: false, role: 'admin', suspendedAt: ADA.createdAt } as const;
    expect(markWords({ ...ADA, ...unusual })).toEqual(['suspended', 'unconfirmed', 'admin']);
  });

  it('says the day, or that nothing is known of one', () => {
    expect([dayWords(ADA.createdAt), dayWords(null)]).toEqual(['2026-01-01', 'not lately']);
  });
});
