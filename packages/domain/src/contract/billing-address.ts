import type { OfferId } from '../offers/offers.ts';
import { address, reader, sent } from './address.ts';

/** The payment provider's page to go to, read without a schema. */
const paymentPage = reader((body) => {
  const url: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'url') : null;
  return typeof url === 'string' ? { url } : undefined;
});

/** Where a purchase begins. */
export const CHECKOUT = address({
  method: 'POST',
  path: '/api/billing/checkout',
  body: sent<{ readonly offerId: OfferId }>(),
  response: paymentPage,
});

/** Where a checkout is asked about. */
export const CHECKOUT_STATE = address({
  method: 'GET',
  path: '/api/billing/checkout/:sessionId',
  response: reader((body) =>
    typeof body === 'object' && body !== null
      ? { isComplete: Reflect.get(body, 'isComplete') === true }
      : undefined,
  ),
});

/** Where the page is asked for on which a subscription is managed. */
export const PORTAL = address({
  method: 'POST',
  path: '/api/billing/portal',
  response: paymentPage,
});
