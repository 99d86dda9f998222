import type { Quota } from '../contract/suggestion-quota.ts';
import { purchaseSentence } from '../offers/charge-sentence.ts';
import type { OfferId } from '../offers/offers.ts';

/** What the person reads about their AI personalizations, beside the input. */
export function quotaText({ used, limit }: Quota): string {
  if (limit === null) return 'Unlimited AI personalizations';
  const left = Math.max(0, limit - used);
  return left === 0
    ? 'No free AI personalizations left. Suggestions continue offline.'
    : `${left} of ${limit} free AI personalizations left`;
}

/** Whether nothing is left, so that a plan is worth a word. */
export function isQuotaExhausted({ used, limit }: Quota): boolean {
  return limit !== null && used >= limit;
}

/** Code of the failure that says that nothing is left; the suggestion beside it was made offline. */
export const QUOTA_EXHAUSTED = 'quota_exhausted';

/** Under a suggestion that was made offline because nothing is left. */
export const UPGRADE_TEXT =
  'Your free AI personalizations are used up, so this one was made offline. Offline suggestions stay free.';

/** What lifts the limit for a person who can buy `offerId`; null where nothing can be bought. */
export function upgradeOffer(offerId: OfferId | null): string | null {
  const cost = offerId && purchaseSentence(offerId, { trialUsed: false });
  return cost && `With a plan they are unlimited. ${cost}`;
}

/** The way to a plan. */
export const UPGRADE_ACTION = 'See the plans';
