import { entitlements, type SubscriptionState } from '@overtone/domain/offers/entitlements';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { AskAboutText } from '../suggestion/module.ts';
import type { AskAboutTitle } from './title-suggestions.ts';

/** What titles are asked about with. */
export interface TitleModel {
  readonly askModel: AskAboutText;
  readonly subscriptionOf: (userId: string) => Promise<SubscriptionState>;
  /** Limits what each account's calendars may ask. */
  readonly limiter: RateLimiter;
}

/**
 * Asks the hosted model about titles of people who have it without limit. Whoever has a number of free personalizations
 * keeps them for what they ask themselves; for them the built-in recommender reads the calendar.
 */
export function askAboutTitle({ askModel, subscriptionOf, limiter }: TitleModel): AskAboutTitle {
  return async (userId, title, signal) => {
    const { subscribed } = entitlements({
      offerId: null,
      subscription: await subscriptionOf(userId),
      personalizationsUsed: 0,
      minutesUsedToday: 0,
      dailyLimitEnforced: false,
    });
    if (!subscribed || !(await limiter.take(userId)).isAllowed) return undefined;
    const answer = await askModel(title, signal);
    return answer.ok ? answer.value : undefined;
  };
}
