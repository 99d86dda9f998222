import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { PaymentEvent } from '../../ports/payments.ts';

/** A message as it arrived. */
export interface SignedMessage {
  readonly body: string;
  readonly signature: string;
  readonly secret: string;
  readonly now: Date;
}

/** How old a signature may be; Stripe signs anew whenever it sends a message again. */
const TOLERANCE_SECONDS = 300;

/** The part of a message that is used, whichever version of Stripe's API it was written in. */
const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string().optional(),
      customer: z
        .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
        .nullish()
        .catch(undefined),
    }),
  }),
});

/** Reads a message; undefined when its signature is wrong or too old, or when it is no message at all. */
export function readEvent(stripe: Stripe, message: SignedMessage): PaymentEvent | undefined {
  const parsed = eventSchema.safeParse(verified(stripe, message));
  if (!parsed.success) return undefined;
  const { id, type, data } = parsed.data;
  const { object } = data;
  const customerId = object.object === 'customer' ? object.id : object.customer;
  return { id, type, customerId: customerId ?? undefined };
}

function verified(stripe: Stripe, { body, signature, secret, now }: SignedMessage): unknown {
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch {
    return undefined;
  }
}
