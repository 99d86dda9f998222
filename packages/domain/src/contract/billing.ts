import { z } from 'zod';
import { SUBSCRIPTION_STATES } from '../offers/entitlements.ts';
import { OFFER_IDS } from '../offers/offers.ts';
import { CHECKOUT, CHECKOUT_STATE, PORTAL } from './billing-address.ts';
import { BILLING_STATE } from './billing-state-address.ts';
import { endpoint } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';

const offerId = z.enum(OFFER_IDS);
const instant = z.iso.datetime();

/** Body of `POST /api/billing/checkout`: what the person wants to buy. */
export const checkoutRequestSchema = z.strictObject({ offerId });

/** Body of a successful `POST /api/billing/checkout` or `/portal`: the payment provider's page to go to. */
export const paymentPageSchema = z.object({ url: z.url() });

/** Body of `GET /api/billing/checkout/:sessionId`. Another person's checkout is not found. */
export const checkoutStateSchema = z.object({
  isComplete: z.boolean(),
  offerId: offerId.nullable(),
});

/** Body of `GET /api/billing/checkout/:sessionId`. */
export type CheckoutState = z.infer<typeof checkoutStateSchema>;

/** Body of `GET /api/billing`, `POST /api/billing/cancel` and `/resume`: a person's subscription. */
export const billingSchema = z.object({
  /** Whether anything can be bought on this installation. */
  purchases: z.boolean(),
  subscription: z.enum(SUBSCRIPTION_STATES),
  /** The offer of the subscription; null without one. */
  offerId: offerId.nullable(),
  /** End of a running trial. */
  trialEndsAt: instant.nullable(),
  /** When the next payment is due; null when nothing runs or nothing follows. */
  renewsAt: instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** When a cancelled subscription ends or has ended. */
  endsAt: instant.nullable(),
  /** Whether the last payment failed and a new way to pay is needed. */
  isPaymentDue: z.boolean(),
  /** For how many days after a payment this account gets its money back. */
  refundDays: z.int().min(0),
  /** Whether the person had their one trial; a server that sells nothing does not ask. */
  trialUsed: z.boolean(),
});

/** Body of `GET /api/billing`. */
export type Billing = z.infer<typeof billingSchema>;

/** Answer to a message of the payment provider. */
export const receivedSchema = z.object({ received: z.literal(true) });

const failures = [
  'unauthenticated',
  'forbidden',
  'rate_limited',
  'purchases_closed',
  'billing_unavailable',
] as const satisfies readonly ErrorCode[];
const limits = [{ of: 'purchases', by: 'account', at: 'first' }] as const;

/** What a person has subscribed to. */
export const readBilling = endpoint({
  ...BILLING_STATE,
  access: 'member',
  summary: 'What you have subscribed to',
  response: billingSchema,
  failures: ['unauthenticated'],
});

/** Begins a purchase. Whether anything can be bought is looked at before anything is counted. */
export const beginCheckout = endpoint({
  ...CHECKOUT,
  access: 'member',
  summary: 'Begin to buy an offer; the answer is the page to pay on',
  body: checkoutRequestSchema,
  response: paymentPageSchema,
  failures: [...failures, 'invalid_request', 'offer_not_on_sale', 'already_subscribed'],
  limits: [{ of: 'purchases', by: 'account', at: 'handler' }],
});

/** Whether a checkout was completed. */
export const readCheckout = endpoint({
  ...CHECKOUT_STATE,
  access: 'member',
  summary: 'Whether a checkout of your own was completed',
  params: z.object({ sessionId: z.string().regex(/^cs_\w{1,200}$/u) }),
  response: checkoutStateSchema,
  failures: [...failures, 'not_found'],
  limits,
});

/** The page on which a subscription is managed. */
export const openPortal = endpoint({
  ...PORTAL,
  access: 'member',
  summary: 'The page on which you change your card, see receipts and cancel',
  response: paymentPageSchema,
  failures,
  limits,
});

/** Ends the subscription with the period that is paid for. */
export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/billing/cancel',
  access: 'member',
  summary: 'End the subscription with the period that is paid for',
  response: billingSchema,
  failures: [...failures, 'no_subscription'],
  limits,
});

/** Takes a cancellation back. */
export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/billing/resume',
  access: 'member',
  summary: 'Take a cancellation back while the subscription still runs',
  response: billingSchema,
  failures: [...failures, 'no_subscription'],
  limits,
});

/**
 * Messages of the payment provider, who proves himself by the signature. Whatever he sends is acknowledged, also what means
 * nothing to us; only when we could not act on it does he get a 5xx, and sends it again.
 */
export const receivePayment = endpoint({
  method: 'POST',
  path: '/api/billing/webhook',
  access: 'sender',
  summary: 'Messages of the payment provider',
  // They tell of everything in an invoice.
  maxBodyBytes: 1024 * 1024,
  headers: [{ name: 'Stripe-Signature', description: 'Signs the message.', isRequired: true }],
  response: receivedSchema,
  failures: ['purchases_closed', 'invalid_signature', 'billing_unavailable'],
});
