import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';

/** The part of a Stripe error that matters; anything may be thrown. */
const failureSchema = z
  .object({
    type: z.string().catch(''),
    code: z.string().optional().catch(undefined),
    statusCode: z.number().optional().catch(undefined),
    message: z.string().catch(''),
    headers: z.record(z.string(), z.unknown()).optional().catch(undefined),
  })
  .catch({ type: '', message: '' });

/** Failures that are Stripe's, the network's or the key's: everything but a request that we made wrongly. */
const OUTSIDE = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
]);

/**
 * Asks Stripe.
 *
 * @throws AppError `billing_unavailable` when Stripe does not answer or does not accept our key; a request that Stripe
 * finds fault with is our own mistake and is thrown as it came.
 */
export async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    const { type, statusCode, message, headers } = failureSchema.parse(error);
    if (!OUTSIDE.has(type)) throw error;
    const wait = Number(headers?.['retry-after']);
    throw new AppError('billing_unavailable', {
      cause: `${type} ${statusCode ?? ''}: ${message}`,
      retryAfterSeconds: wait > 0 ? wait : undefined,
    });
  }
}

/** Asks Stripe about something that may not exist; undefined when it doesn't. */
export async function askAbout<Answer>(
  question: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await ask(question);
  } catch (error) {
    if (failureSchema.parse(error).code === 'resource_missing') return undefined;
    throw error;
  }
}
