import { entitlements } from '@overtone/domain/offers/entitlements';
import { coveredMs, within } from '@overtone/domain/usage/interval';
import { addDays, localDays } from '@overtone/domain/usage/local-days';
import type { Milliseconds, Seconds } from '@overtone/domain/units';
import type { Subscriptions } from '../../ports/subscriptions.ts';
import type { UsagePerson, UsageStore } from './store.ts';

/** What decides how long somebody may go on today. */
export interface DailyAllowanceParts {
  readonly store: UsageStore;
  readonly subscriptionOf: Subscriptions['subscriptionOf'];
  /** Whether the operator limits the day of people who do not pay. */
  readonly dailyLimitEnforced: boolean;
}

/** How long somebody used light and sound on the day that it is where they live. */
async function usedToday(
  store: UsageStore,
  userId: string,
  { timeZone }: UsagePerson,
  now: Date,
): Promise<Milliseconds> {
  const { dayAt, startOf } = localDays(timeZone);
  const today = dayAt(now.getTime());
  const day = { startMs: startOf(today), endMs: startOf(addDays(today, 1)) };
  return coveredMs(within(day, await store.intervalsSince(userId, new Date(day.startMs))));
}

/** What is left of somebody's day; null where nothing limits it. */
export async function secondsLeftToday(
  { store, subscriptionOf, dailyLimitEnforced }: DailyAllowanceParts,
  userId: string,
  now: Date,
): Promise<Seconds | null> {
  if (!dailyLimitEnforced) return null;
  const [person, subscription] = await Promise.all([
    store.personOf(userId),
    subscriptionOf(userId),
  ]);
  const { minutesLeftToday } = entitlements({
    offerId: person.offerId,
    subscription,
    personalizationsUsed: 0,
    minutesUsedToday: (await usedToday(store, userId, person, now)) / 60_000,
    dailyLimitEnforced,
  });
  return minutesLeftToday === 'unlimited' ? null : minutesLeftToday * 60;
}
