import { describe, expect, it } from 'vitest';
import { dailyLimitNotice } from './daily-limit.ts';

describe('dailyLimitNotice', () => {
  it('says why, when it goes on, and what lifts the limit', () => {
    expect(dailyLimitNotice(null)).toEqual({
      title: 'That was today’s free time',
      reason: 'Your 15 free minutes of today are used. They begin again tomorrow.',
      plan: { priceUsd: 20, period: 'month' },
      way: 'A plan has no daily limit: $20/month.',
    });
  });

  it('offers the plan that the account came for', () => {
    expect(dailyLimitNotice('annual').way).toBe('A plan has no daily limit: $100/year.');
  });

  it('offers nothing where the offer sells nothing', () => {
    expect(dailyLimitNotice('demo')).toMatchObject({ plan: null, way: null });
  });
});
