import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entitlements, SUBSCRIPTION_STATES, type UsageSoFar } from './entitlements.ts';
import { OFFER_IDS } from './offers.ts';

const NEWCOMER: UsageSoFar = {
  offerId: null,
  subscription: 'none',
  personalizationsUsed: 0,
  minutesUsedToday: 0,
  dailyLimitEnforced: false,
};

describe('entitlements', () => {
  it('starts a newcomer with 10 personalizations and an unlimited day', () => {
    expect(entitlements(NEWCOMER)).toEqual({
      subscribed: false,
      personalizationsLeft: 10,
      minutesLeftToday: 'unlimited',
      dailyLimitApplies: false,
    });
  });

  it.each([
    ['hero', 9, 1],
    ['hero', 10, 0],
    ['hero', 11, 0],
    ['landing', 49, 1],
    ['landing', 50, 0],
    ['demo', 0, 10],
  ] as const)('leaves an account of %s that used %d personalizations with %d', (id, used, left) => {
    const usage = { ...NEWCOMER, offerId: id, personalizationsUsed: used };
    expect(entitlements(usage).personalizationsLeft).toBe(left);
  });

  it.each([
    [0, 15],
    [14.5, 0.5],
    [15, 0],
    [16, 0],
  ])('leaves after %d minutes of an enforced day %d', (used, left) => {
    const usage = { ...NEWCOMER, dailyLimitEnforced: true, minutesUsedToday: used };
    expect(entitlements(usage)).toMatchObject({ minutesLeftToday: left, dailyLimitApplies: true });
  });

  it.each(['trial', 'active'] as const)('lifts every limit while a subscription is %s', (state) => {
    const usage: UsageSoFar = {
      offerId: 'hero',
      subscription: state,
      personalizationsUsed: 1000,
      minutesUsedToday: 1000,
      dailyLimitEnforced: true,
    };
    expect(entitlements(usage)).toEqual({
      subscribed: true,
      personalizationsLeft: 'unlimited',
      minutesLeftToday: 'unlimited',
      dailyLimitApplies: false,
    });
  });

  it('treats an expired subscription like none', () => {
    const usage = { ...NEWCOMER, dailyLimitEnforced: true, personalizationsUsed: 4 };
    expect(entitlements({ ...usage, subscription: 'expired' })).toEqual(entitlements(usage));
  });

  it('never leaves less than nothing, and limits the day only where that is enforced', () => {
    fc.assert(
      fc.property(
        fc.record<UsageSoFar>({
          offerId: fc.constantFrom(null, ...OFFER_IDS),
          subscription: fc.constantFrom(...SUBSCRIPTION_STATES),
          personalizationsUsed: fc.nat(),
          minutesUsedToday: fc.double({ min: 0, max: 1440, noNaN: true }),
          dailyLimitEnforced: fc.boolean(),
        }),
        (usage) => {
          const now = entitlements(usage);
          expect(now.personalizationsLeft === 'unlimited').toBe(now.subscribed);
          expect(now.minutesLeftToday === 'unlimited').toBe(!now.dailyLimitApplies);
          expect(now.dailyLimitApplies).toBe(usage.dailyLimitEnforced && !now.subscribed);
          for (const left of [now.personalizationsLeft, now.minutesLeftToday]) {
            expect(left === 'unlimited' || left >= 0).toBe(true);
          }
        },
      ),
    );
  });
});
