import { z } from 'zod';
import type { Milliseconds } from '../units.ts';
import { emailSchema, normaliseEmail } from './email.ts';

/** Where subscribers come from. */
export const NEWSLETTER_SOURCE = 'footer_newsletter';
/** State of a subscriber who wants mail. */
export const NEWSLETTER_STATUS = 'active';
/** State of a subscriber who no longer wants mail. */
export const NEWSLETTER_STATUS_LEFT = 'unsubscribed';

/** Button while the address is being saved. */
export const NEWSLETTER_SUBMITTING_TEXT = 'Subscribing...';
/** Shown after the address was saved. */
export const NEWSLETTER_SUCCESS_TEXT = 'Thanks for subscribing! Check your inbox soon.';
/** Shown after saving failed. */
export const NEWSLETTER_FAILURE_TEXT = 'Something went wrong. Please try again.';
/** Time that either outcome is shown before the form is idle again. */
export const NEWSLETTER_STATUS_RESET_MS: Milliseconds = 3000;

/** What the form sends. */
export const newsletterFormSchema = z.strictObject({ email: emailSchema });

/** What the form sends. */
export type NewsletterForm = z.infer<typeof newsletterFormSchema>;

/** A stored subscriber. */
export interface NewsletterSubscriber {
  readonly email: string;
  /** Server time. */
  readonly timestamp: Date;
  readonly source: typeof NEWSLETTER_SOURCE;
  readonly status: typeof NEWSLETTER_STATUS | typeof NEWSLETTER_STATUS_LEFT;
}

/** The record of a subscription that arrived at `timestamp` (server time). */
export function newsletterSubscriber(form: NewsletterForm, timestamp: Date): NewsletterSubscriber {
  return {
    email: normaliseEmail(form.email),
    timestamp,
    source: NEWSLETTER_SOURCE,
    status: NEWSLETTER_STATUS,
  };
}
