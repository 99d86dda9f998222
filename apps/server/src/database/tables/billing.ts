import type { PaymentStatus } from '@overtone/domain/billing/subscription';
import type { OfferId } from '@overtone/domain/offers/offers';
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { users } from './identity.ts';

/** Who people are at the payment provider. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull().unique(),
    createdAt: time('created_at').notNull(),
    /** Until when a checkout that was begun may still be paid; null when none was begun lately. */
    checkoutOpenUntil: time('checkout_open_until'),
  },
  (table) => [
    index('payment_customers_checkout')
      .on(table.checkoutOpenUntil)
      .where(sql`${table.checkoutOpenUntil} is not null`),
  ],
);

/** Subscriptions as the payment provider last said they are; never written from anything else. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<PaymentStatus>().notNull(),
    offerId: text('offer_id').$type<OfferId>(),
    startedAt: time('started_at').notNull(),
    periodStart: time('period_start').notNull(),
    periodEnd: time('period_end').notNull(),
    trialEnd: time('trial_end'),
    endsAt: time('ends_at'),
    /** When the provider was asked. */
    checkedAt: time('checked_at').notNull(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId),
    index('subscriptions_period_end').on(table.periodEnd),
  ],
);

/** Messages of the payment provider that were acted on, so that none is acted on twice. They name nobody. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
);

/**
 * Who had a trial: one a person, also for somebody who deletes the account and comes back. Only a keyed hash of the
 * address is kept, from which nobody can read the address.
 */
export const trialsUsed = pgTable('trials_used', {
  personHash: text('person_hash').primaryKey(),
  usedAt: time('used_at').notNull(),
});
