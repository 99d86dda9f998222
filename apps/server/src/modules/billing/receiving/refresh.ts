import type { PaidSubscription } from '@overtone/domain/billing/subscription';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { holdAccount } from '../../../database/hold-account.ts';
import { users } from '../../../database/tables/identity.ts';
import type { Payments } from '../../../ports/payments.ts';
import type { PersonHash } from '../person-hash.ts';
import { type Customer, rememberTrial, writeSubscriptions } from '../store.ts';
import { unknownCustomer } from './unknown-customer.ts';

/** What {@link refresh} works with. */
export interface RefreshDependencies {
  readonly payments: Pick<Payments, 'subscriptionsOf'>;
  readonly personHash: PersonHash;
  readonly now: () => Date;
  /** Told of a customer of whom the provider knows nothing. */
  readonly onUnknownCustomer: (customerId: string) => void;
}

/**
 * Asks the provider what holds for a customer and writes exactly that. It is the only way in which subscriptions are
 * written, so it does not matter which messages came, how often, or in which order. The caller holds the person's lock.
 * The account is held from the answer on, not while the provider thinks; of one that is gone by then nothing is written.
 *
 * @throws AppError `billing_unavailable` also for a customer of whom the provider knows nothing: what was written stays.
 */
export async function refresh(
  transaction: Database,
  { userId, customerId }: Customer,
  { payments, personHash, now, onUnknownCustomer }: RefreshDependencies,
): Promise<readonly PaidSubscription[]> {
  const said = await payments.subscriptionsOf(customerId);
  if (said === undefined) {
    onUnknownCustomer(customerId);
    throw unknownCustomer(customerId);
  }
  if (!(await holdAccount(transaction, userId, 'key share'))) return said;
  await writeSubscriptions(transaction, userId, said, now());
  if (said.some(({ trialEnd }) => trialEnd !== null)) {
    const [user] = await transaction
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    if (user !== undefined) await rememberTrial(transaction, personHash(user.email), now());
  }
  return said;
}
