import { createHash } from 'node:crypto';
import { purchaseSentence } from '@overtone/domain/offers/charge-sentence';
import type { Stripe } from 'stripe';
import type { CheckoutOrder, Payments } from '../../ports/payments.ts';
import { accountName } from './account-name.ts';
import { readCheckout } from './read-checkout.ts';
import { readEvent } from './read-event.ts';
import { readSubscription } from './read-subscription.ts';
import { lazyStripe, type StripeOptions } from './stripe-client.ts';
import { ask, askAbout } from './stripe-failure.ts';
import { portalConfiguration } from './stripe-portal.ts';
import { priceOf } from './stripe-prices.ts';

/** How {@link stripePayments} works. */
export interface StripePaymentsOptions extends StripeOptions {
  /** Signs the messages that Stripe sends. */
  readonly webhookSecret: string;
  readonly now: () => Date;
}

/** More subscriptions than anybody has. */
const MAX_SUBSCRIPTIONS = 500;

/** Stripe as the payment provider. */
export function stripePayments({
  webhookSecret,
  now,
  ...options
}: StripePaymentsOptions): Payments {
  const stripe = lazyStripe(options);
  const customerStanding: Payments['customerStanding'] = async (customerId) => {
    const { customers } = await stripe();
    const customer = await askAbout(() => customers.retrieve(customerId));
    if (customer === undefined) return 'unknown';
    return customer.deleted === true ? 'deleted' : 'known';
  };
  return {
    async account() {
      const { accounts } = await stripe();
      const { id } = await ask(() => accounts.retrieveCurrent());
      return accountName(id, options.secretKey);
    },

    async createCustomer({ userId, email, replaces = 'nobody' }) {
      const { customers } = await stripe();
      const { id } = await ask(() =>
        customers.create(
          { email, metadata: { user_id: userId } },
          { idempotencyKey: `customer_${digest(userId, email, replaces)}` },
        ),
      );
      return id;
    },

    customerStanding,

    async setEmail(customerId, email) {
      const { customers } = await stripe();
      await askAbout(() => customers.update(customerId, { email }));
    },

    async deleteCustomer(customerId) {
      const { customers } = await stripe();
      await askAbout(() => customers.del(customerId));
    },

    async subscriptionsOf(customerId) {
      const { subscriptions } = await stripe();
      const found = await askAbout(() =>
        subscriptions
          .list({ customer: customerId, status: 'all', limit: 100 })
          .autoPagingToArray({ limit: MAX_SUBSCRIPTIONS }),
      );
      if (found !== undefined) return found.map(readSubscription);
      // Whatever a customer had has ended with him.
      return (await customerStanding(customerId)) === 'deleted' ? [] : undefined;
    },

    async setEnding(subscriptionId, ends) {
      const { subscriptions } = await stripe();
      await ask(async () => {
        // Stripe's portal ends some subscriptions by a date, which has to be taken back by itself.
        const { cancel_at, cancel_at_period_end } = await subscriptions.retrieve(subscriptionId);
        const endsByDate = cancel_at !== null && !cancel_at_period_end;
        await subscriptions.update(
          subscriptionId,
          !ends && endsByDate ? { cancel_at: '' } : { cancel_at_period_end: ends },
        );
      });
    },

    async endNow(subscriptionId) {
      const { subscriptions } = await stripe();
      await askAbout(() => subscriptions.cancel(subscriptionId));
    },

    async beginCheckout(order) {
      const client = await stripe();
      return readCheckout(
        await ask(async () =>
          client.checkout.sessions.create(sessionFor(order, await priceOf(client, order.offerId))),
        ),
      );
    },

    async findCheckout(checkoutId) {
      const { checkout } = await stripe();
      const session = await askAbout(() => checkout.sessions.retrieve(checkoutId));
      return session && readCheckout(session);
    },

    async openCheckouts(customerId) {
      const { checkout } = await stripe();
      const { data } = await ask(() =>
        checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 }),
      );
      return data.map(readCheckout);
    },

    async expireCheckout(checkoutId) {
      const { checkout } = await stripe();
      await ask(async () => {
        const { status } = await checkout.sessions.retrieve(checkoutId);
        if (status === 'open') await checkout.sessions.expire(checkoutId);
      });
    },

    async portalUrl(customerId, returnUrl) {
      const client = await stripe();
      const { url } = await ask(async () =>
        client.billingPortal.sessions.create({
          customer: customerId,
          configuration: await portalConfiguration(client),
          return_url: returnUrl,
        }),
      );
      return url;
    },

    readEvent: async (body, signature) =>
      readEvent(await stripe(), { body, signature, secret: webhookSecret, now: now() }),
  };
}

function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

function sessionFor(
  { customerId, userId, offerId, trialDays, successUrl, cancelUrl }: CheckoutOrder,
  price: string,
): Stripe.Checkout.SessionCreateParams {
  const notes = { user_id: userId, offer_id: offerId };
  const terms = purchaseSentence(offerId, { trialUsed: trialDays === 0 });
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ price, quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    ...(terms !== null && { custom_text: { submit: { message: terms } } }),
    metadata: { ...notes, trial_days: String(trialDays) },
    subscription_data: {
      metadata: notes,
      ...(trialDays > 0 && { trial_period_days: trialDays }),
    },
  };
}
