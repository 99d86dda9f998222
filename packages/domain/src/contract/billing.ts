import { z } from 'zod';
import { SUBSCRIPTION_STATES } from '../offers/entitlements.ts';
import { OFFER_IDS } from '../offers/offers.ts';

const offerId = z.enum(OFFER_IDS);
const instant = z.iso.datetime();

/** Body of `POST /api/billing/checkout`: what the person wants to buy. */
export const checkoutRequestSchema = z.strictObject({ offerId });

/** Body of `POST /api/billing/checkout`. */
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

/** Body of a successful `POST /api/billing/checkout` or `/portal`: the payment provider's page to go to. */
export const paymentPageSchema = z.object({ url: z.url() });

/** Body of a successful `POST /api/billing/checkout` or `/portal`. */
export type PaymentPage = z.infer<typeof paymentPageSchema>;

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
