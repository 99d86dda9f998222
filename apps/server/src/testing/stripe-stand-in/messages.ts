import { Stripe } from 'stripe';
import type { StripeJson } from './shapes.ts';

/** A message that Stripe sends: what happened, and the object as it was then. */
export interface StandInEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: StripeJson };
}

/** A message on its way, signed. */
export interface SignedRequest {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a message is signed. */
export interface Signing {
  readonly secret: string;
  readonly at: Date;
}

/** A message as it is sent, signed as Stripe signs. */
export function signedMessage(event: StandInEvent, { secret, at }: Signing): SignedRequest {
  const body = JSON.stringify(
    {
      ...event,
      object: 'event',
      api_version: '2026-08-26.dahlia',
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
    },
    null,
    2,
  );
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  });
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body,
  };
}
