import { accountTerms } from '../offers/account-terms.ts';
import { FREE_DAILY_MINUTES, formatPlan, type OfferId, type Plan } from '../offers/offers.ts';

/** What a person reads when the free part of the day is over. */
export interface DailyLimitNotice {
  readonly title: string;
  /** Why the session ended, and when the next one may begin. */
  readonly reason: string;
  /** What lifts the limit; null where the account's offer sells nothing. */
  readonly plan: Plan | null;
  /** The plan in words; null where there is none. */
  readonly way: string | null;
}

/** Why a session ends at the daily limit, in one sentence. */
export const DAILY_LIMIT_SENTENCE = `Your ${FREE_DAILY_MINUTES} free minutes of today are used. They begin again tomorrow.`;

/** What a person who came through `offerId` (null for none) reads at the limit. */
export function dailyLimitNotice(offerId: OfferId | null): DailyLimitNotice {
  const { plan } = accountTerms(offerId);
  return {
    title: 'That was today’s free time',
    reason: DAILY_LIMIT_SENTENCE,
    plan,
    way: plan && `A plan has no daily limit: ${formatPlan(plan)}.`,
  };
}
