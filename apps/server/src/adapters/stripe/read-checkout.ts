import type { Stripe } from 'stripe';
import type { Checkout } from '../../ports/payments.ts';
import { instant, readOfferId } from './read-subscription.ts';

/** A checkout in our own words. */
export function readCheckout(session: Stripe.Checkout.Session): Checkout {
  const { id, url, metadata } = session;
  return {
    id,
    status: readStatus(session),
    url,
    expiresAt: instant(session.expires_at),
    successUrl: session.success_url,
    userId: session.client_reference_id,
    offerId: readOfferId(metadata?.['offer_id']),
    trialDays: Number(metadata?.['trial_days'] ?? 0),
  };
}

/** Complete only once nothing is left to be paid; some ways to pay take days. */
function readStatus({ status, payment_status }: Stripe.Checkout.Session): Checkout['status'] {
  if (status === 'complete') return payment_status === 'unpaid' ? 'open' : 'complete';
  return status === 'open' ? 'open' : 'expired';
}
