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

/** Longer than any name that Stripe gives. */
const MAX_NAME_LENGTH = 255;

/** A name of Stripe's, as a database takes it: PostgreSQL keeps no NUL in a text. */
const name = z
  .string()
  .max(MAX_NAME_LENGTH)
  .transform((text) => text.replaceAll('\0', '\uFFFD'));

/** The part of a message that is used, whichever version of Stripe's API it was written in. */
const eventSchema = z.object({
  id: name.pipe(z.string().min(1)),
  type: name,
  data: z.object({
    object: z.object({
      id: name.optional(),
      object: z.string().optional(),
      customer: z
        .union([name, z.object({ id: name }).transform(({ id }) => id)])
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
