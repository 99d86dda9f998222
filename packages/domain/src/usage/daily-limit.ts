import { purchaseSentence } from '../offers/charge-sentence.ts';
import { FREE_DAILY_MINUTES, type OfferId } from '../offers/offers.ts';

/** What a person reads when the free part of the day is over. */
export interface DailyLimitNotice {
  readonly title: string;
  /** Why the session ended, and when the next one may begin. */
  readonly reason: string;
  /** What lifts the limit, and what that costs; null where nothing can be bought. */
  readonly way: string | null;
}

/** Why a session ends at the daily limit, in one sentence. */
export const DAILY_LIMIT_SENTENCE = `You have used today’s ${FREE_DAILY_MINUTES} free minutes. They start again tomorrow.`;

/** What a person who can buy `offerId` (null for nothing) reads at the limit. */
export function dailyLimitNotice(offerId: OfferId | null): DailyLimitNotice {
  const cost = offerId && purchaseSentence(offerId, { trialUsed: false });
  return {
    title: 'That was today’s free time',
    reason: DAILY_LIMIT_SENTENCE,
    way: cost && `A plan has no daily limit. ${cost}`,
  };
}
