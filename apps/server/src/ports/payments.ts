import type { PaidSubscription } from '@overtone/domain/billing/subscription';
import type { OfferId } from '@overtone/domain/offers/offers';

/** What a checkout is begun with. */
export interface CheckoutOrder {
  readonly customerId: string;
  readonly userId: string;
  readonly offerId: OfferId;
  /** Days before the first payment; 0 for none. */
  readonly trialDays: number;
  /** Where the person comes back to after paying; `{CHECKOUT_SESSION_ID}` in it becomes the checkout's id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A checkout at the payment provider. */
export interface Checkout {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  /** The page to pay on; null once it can't be paid any more. */
  readonly url: string | null;
  readonly expiresAt: Date;
  readonly successUrl: string | null;
  /** Whose it is, as we told the provider; null for one that we did not begin. */
  readonly userId: string | null;
  readonly offerId: OfferId | null;
  readonly trialDays: number;
}

/** A message of the payment provider. It is only a hint that something about a customer may have changed. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** The customer that it is about, where it is about one. */
  readonly customerId: string | undefined;
}

/** What the provider knows of a customer. */
export type CustomerStanding = 'known' | 'deleted' | 'unknown';

/**
 * A payment provider. Every call but `readEvent` goes over the network.
 *
 * @throws AppError `billing_unavailable` when the provider does not answer or does not accept our key.
 */
export interface Payments {
  /** Names the account that our key opens, and whether that is its test data. */
  readonly account: () => Promise<string>;
  /** Makes a customer and returns its id. Asking again for the same person and replaced customer makes no second one. */
  readonly createCustomer: (person: {
    readonly userId: string;
    readonly email: string;
    /** A customer that the provider has lost. */
    readonly replaces: string | undefined;
  }) => Promise<string>;
  /** Tells the provider a customer's new address. One that is gone is fine. */
  readonly setEmail: (customerId: string, email: string) => Promise<void>;
  /** Forgets a customer, and ends every subscription. One that is gone already is fine. */
  readonly deleteCustomer: (customerId: string) => Promise<void>;
  /** Whether there is such a customer; one of whom the provider has never heard is not the same as one deleted. */
  readonly customerStanding: (customerId: string) => Promise<CustomerStanding>;
  /** Every subscription that a customer has or had, also one deleted; undefined where the provider never heard of him. */
  readonly subscriptionsOf: (
    customerId: string,
  ) => Promise<readonly PaidSubscription[] | undefined>;
  /** Says whether a subscription is to end with the period that is paid for. */
  readonly setEnding: (subscriptionId: string, ends: boolean) => Promise<void>;
  /** Ends a subscription now. */
  readonly endNow: (subscriptionId: string) => Promise<void>;
  readonly beginCheckout: (order: CheckoutOrder) => Promise<Checkout>;
  /** Undefined when there is none of this id. */
  readonly findCheckout: (checkoutId: string) => Promise<Checkout | undefined>;
  /** A customer's checkouts that can still be paid. */
  readonly openCheckouts: (customerId: string) => Promise<readonly Checkout[]>;
  /** Makes sure that a checkout is never paid from now on, unless it has been already. */
  readonly expireCheckout: (checkoutId: string) => Promise<void>;
  /** A page on which a customer sees receipts, changes the card, and cancels. */
  readonly portalUrl: (customerId: string, returnUrl: string) => Promise<string>;
  /** Reads a message; undefined when its signature is wrong or older than five minutes. */
  readonly readEvent: (body: string, signature: string) => Promise<PaymentEvent | undefined>;
}
