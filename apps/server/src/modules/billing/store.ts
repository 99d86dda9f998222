import {
  isChargeable,
  type PaidSubscription,
  PAYMENT_STATUSES,
} from '@overtone/domain/billing/subscription';
import { and, eq, gt, inArray, isNotNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { BILLING_LOCK_CLASS } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/connection.ts';
import { holdAccount } from '../../database/hold-account.ts';
import {
  paymentCustomers,
  paymentEvents,
  subscriptions,
  trialsUsed,
} from '../../database/tables/billing.ts';
import type { PaymentEvent } from '../../ports/payments.ts';

/** A person at the payment provider. */
export interface Customer {
  readonly userId: string;
  readonly customerId: string;
}

/** Statuses that nothing changes any more. */
export const FINAL_STATUSES = PAYMENT_STATUSES.filter(
  (status) => status === 'canceled' || status === 'incomplete_expired',
);

const CUSTOMER = { userId: paymentCustomers.userId, customerId: paymentCustomers.customerId };

/** Until the transaction ends, nobody else works on this person's payments, on whichever server. */
export async function lockPayments(transaction: Database, userId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(${BILLING_LOCK_CLASS}::int, hashtext(${userId}))`,
  );
}

/** Who somebody is at the provider; undefined for somebody who never went to pay. */
export async function customerOf(
  database: Database,
  userId: string,
): Promise<Customer | undefined> {
  const [found] = await database
    .select(CUSTOMER)
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId));
  return found;
}

/** Whose customer this is; undefined once the account is gone. */
export async function findCustomer(
  database: Database,
  customerId: string,
): Promise<Customer | undefined> {
  const [found] = await database
    .select(CUSTOMER)
    .from(paymentCustomers)
    .where(eq(paymentCustomers.customerId, customerId));
  return found;
}

/** Remembers who somebody is at the provider, in place of whoever it was before. */
export async function saveCustomer(
  transaction: Database,
  { userId, customerId }: Customer,
  now: Date,
): Promise<void> {
  await holdAccount(transaction, userId, 'key share');
  await transaction
    .insert(paymentCustomers)
    .values({ userId, customerId, createdAt: now })
    .onConflictDoUpdate({ target: paymentCustomers.userId, set: { customerId, createdAt: now } });
}

/** Remembers until when a checkout may be paid, so that it is looked after even if no message about it ever comes. */
export async function expectPayment(
  transaction: Database,
  userId: string,
  until: Date,
): Promise<void> {
  await transaction
    .update(paymentCustomers)
    .set({ checkoutOpenUntil: until })
    .where(eq(paymentCustomers.userId, userId));
}

/** A person's subscriptions, as last heard. */
export function subscriptionsOf(
  database: Database,
  userId: string,
): Promise<readonly PaidSubscription[]> {
  return database.select().from(subscriptions).where(eq(subscriptions.userId, userId));
}

/** Writes what the provider says of somebody whose account is held. What it does not list any more is over. */
export async function writeSubscriptions(
  transaction: Database,
  userId: string,
  said: readonly PaidSubscription[],
  now: Date,
): Promise<void> {
  for (const subscription of said) {
    const row = { ...subscription, userId, checkedAt: now };
    await transaction
      .insert(subscriptions)
      .values(row)
      .onConflictDoUpdate({ target: subscriptions.id, set: row });
  }
  const { id, status } = subscriptions;
  await transaction
    .update(subscriptions)
    .set({ status: 'canceled', endsAt: now, checkedAt: now })
    .where(
      and(
        eq(subscriptions.userId, userId),
        notInArray(status, FINAL_STATUSES),
        notInArray(
          id,
          said.map((subscription) => subscription.id),
        ),
      ),
    );
  await transaction
    .update(paymentCustomers)
    .set({ checkoutOpenUntil: null })
    .where(and(eq(paymentCustomers.userId, userId), lte(paymentCustomers.checkoutOpenUntil, now)));
}

/** Whether something may still be charged, as far as was last heard: a subscription, or a checkout that was begun. */
export async function mayBeCharged(
  transaction: Database,
  userId: string,
  now: Date,
): Promise<boolean> {
  if ((await subscriptionsOf(transaction, userId)).some(isChargeable)) return true;
  const { checkoutOpenUntil } = paymentCustomers;
  const isOpen = and(eq(paymentCustomers.userId, userId), gt(checkoutOpenUntil, now));
  return (await transaction.$count(paymentCustomers, isOpen)) > 0;
}

/** Remembers a message; false when it was remembered before. Of two that come at once, one waits for the other. */
export async function rememberEvent(
  transaction: Database,
  { id, type }: PaymentEvent,
  now: Date,
): Promise<boolean> {
  const inserted = await transaction
    .insert(paymentEvents)
    .values({ id, type, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return inserted.length > 0;
}

/** Remembers that a person had the one trial. */
export async function rememberTrial(
  transaction: Database,
  personHash: string,
  now: Date,
): Promise<void> {
  await transaction.insert(trialsUsed).values({ personHash, usedAt: now }).onConflictDoNothing();
}

/** Whether a person had the one trial. */
export async function hadTrial(database: Database, personHash: string): Promise<boolean> {
  return (await database.$count(trialsUsed, eq(trialsUsed.personHash, personHash))) > 0;
}

/** Customers about whom a message should have come by now: a period is over, a payment due, a checkout begun. */
export function overdueCustomers(database: Database, now: Date): Promise<readonly Customer[]> {
  const { status, periodEnd, endsAt, userId } = subscriptions;
  const expected = database
    .select({ userId })
    .from(subscriptions)
    .where(
      or(
        and(notInArray(status, FINAL_STATUSES), or(lte(periodEnd, now), lte(endsAt, now))),
        eq(status, 'past_due'),
      ),
    );
  return database
    .select(CUSTOMER)
    .from(paymentCustomers)
    .where(
      or(isNotNull(paymentCustomers.checkoutOpenUntil), inArray(paymentCustomers.userId, expected)),
    );
}
