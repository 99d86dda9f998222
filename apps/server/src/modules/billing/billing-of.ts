import type { Billing } from '@overtone/domain/contract/billing';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { users } from '../../database/tables/identity.ts';
import { type BillingFacts, overviewOf } from './overview.ts';
import { subscriptionsOf } from './store.ts';

/** Reads a person's subscription as the account page shows it. */
export async function billingOf(
  database: Database,
  userId: string,
  { now, ...known }: Pick<BillingFacts, 'purchases' | 'trialUsed'> & { readonly now: Date },
): Promise<Billing> {
  const [subscriptions, [user]] = await Promise.all([
    subscriptionsOf(database, userId),
    database.select({ offerId: users.offerId }).from(users).where(eq(users.id, userId)),
  ]);
  return overviewOf({ ...known, subscriptions, accountOfferId: user?.offerId ?? null }, now);
}
