import { OFFERS, type OfferId, type Plan } from '@overtone/domain/offers/offers';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { Stripe } from 'stripe';

const CURRENCY = 'usd';

/**
 * Stripe's id of the price of an offer. A price is found by a key made of its amount and period, and is made where it
 * does not exist, so that nothing has to be set up by hand and a changed offer is a new price.
 *
 * @throws Error for an offer that has no price.
 */
export async function priceOf(stripe: Stripe, offerId: OfferId): Promise<string> {
  const { plan } = OFFERS[offerId];
  if (plan === null) throw new Error(`The offer ${offerId} has no price.`);
  const key = lookupKey(plan);
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [found] = data;
  if (found !== undefined && isFor(plan, found)) return found.id;
  const made = await stripe.prices.create(
    {
      currency: CURRENCY,
      unit_amount: cents(plan),
      recurring: { interval: plan.period },
      lookup_key: key,
      // Takes the key from a price that somebody has put away, or made by hand with another amount.
      transfer_lookup_key: true,
      product_data: { name: PRODUCT_NAME },
    },
    { idempotencyKey: `${key}_${found?.id ?? 'first'}` },
  );
  return made.id;
}

function lookupKey(plan: Plan): string {
  return `${PRODUCT_NAME.toLowerCase()}_${CURRENCY}_${cents(plan)}_${plan.period}`;
}

function cents({ priceUsd }: Plan): number {
  return Math.round(priceUsd * 100);
}

function isFor(plan: Plan, { currency, unit_amount, recurring }: Stripe.Price): boolean {
  return (
    currency === CURRENCY &&
    unit_amount === cents(plan) &&
    recurring?.interval === plan.period &&
    recurring.interval_count === 1
  );
}
