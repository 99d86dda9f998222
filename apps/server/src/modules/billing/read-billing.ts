import type { Billing } from '@overtone/domain/contract/billing';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { users } from '../../database/tables/identity.ts';
import { overviewOf } from './overview.ts';
import { subscriptionsOf } from './store.ts';

/** Reads a person's subscription as the account page shows it. */
export async function readBilling(
  database: Database,
  userId: string,
  { purchases, now }: { readonly purchases: boolean; readonly now: Date },
): Promise<Billing> {
  const [subscriptions, [user]] = await Promise.all([
    subscriptionsOf(database, userId),
    database.select({ offerId: users.offerId }).from(users).where(eq(users.id, userId)),
  ]);
  return overviewOf({ subscriptions, accountOfferId: user?.offerId ?? null, purchases }, now);
}
