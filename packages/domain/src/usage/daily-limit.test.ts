import { describe, expect, it } from 'vitest';
import { dailyLimitNotice } from './daily-limit.ts';

describe('dailyLimitNotice', () => {
  it('says why, when it goes on, and what lifts the limit', () => {
    expect(dailyLimitNotice('hero')).toEqual({
      title: 'That was today’s free time',
      reason: 'You have used today’s 15 free minutes. They start again tomorrow.',
      way: 'A plan has no daily limit. Free for 7 days, then $20 is charged, and again every month until you cancel. If you ask within 30 days of a payment, you get your money back.',
    });
  });

  it('names the plan that can be bought', () => {
    expect(dailyLimitNotice('annual').way).toContain('$100 is charged');
  });

  it.each([null, 'demo'] as const)('offers nothing where nothing can be bought: %j', (offerId) => {
    expect(dailyLimitNotice(offerId).way).toBeNull();
  });
});
