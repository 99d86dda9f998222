import type { OfferId } from '@overtone/domain/offers/offers';
import type { StripeOptions } from '../../adapters/stripe/stripe-client.ts';
import { stripePayments } from '../../adapters/stripe/stripe-payments.ts';
import type { Database } from '../../database/connection.ts';
import type { Payments } from '../../ports/payments.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { Subscriptions } from '../../ports/subscriptions.ts';
import type { KeyedHash } from '../../secrets/secrets.ts';
import { type PaymentAccount, paymentAccount } from './provider-account/payment-account.ts';
import { personHash } from './person-hash.ts';
import { type BillingService, billingService } from './service.ts';
import { billingSubscriptions } from './subscriptions.ts';

/** Everything that purchases run on, where they are open. */
export interface Purchases {
  readonly payments: Payments;
  readonly service: BillingService;
  readonly account: PaymentAccount;
  readonly offersOnSale: readonly OfferId[];
}

/** What the application needs of billing. */
export interface Billing {
  /** Undefined where purchases are closed. */
  readonly purchases: Purchases | undefined;
  readonly subscriptions: Subscriptions;
  /** Counts what each account asks of the provider. */
  readonly limiter: RateLimiter;
}

/** Where money is asked for, what is sold, and who is told. */
export interface BillingOptions {
  /** Undefined where the operator has no account at Stripe. */
  readonly stripe: (StripeOptions & { readonly webhookSecret: string }) | undefined;
  readonly offersOnSale: readonly OfferId[];
  /** Where the pages are that people come back to. */
  readonly siteUrl: string;
  readonly trialHash: KeyedHash;
  readonly database: Database;
  readonly now: () => Date;
  /** Told of a customer of whom the provider knows nothing. */
  readonly onUnknownCustomer: (customerId: string) => void;
  readonly limiter: RateLimiter;
}

/** Opens purchases where a payment provider is configured. Nothing is asked of the provider yet. */
export function createBilling(options: BillingOptions): Billing {
  const { database, now, limiter } = options;
  const purchases = openPurchases(options);
  const subscriptions = billingSubscriptions({
    database,
    now,
    service: purchases?.service,
    personHash: personHash(options.trialHash),
  });
  return { purchases, subscriptions, limiter };
}

function openPurchases({ stripe, trialHash, ...options }: BillingOptions): Purchases | undefined {
  if (stripe === undefined) return undefined;
  const payments = stripePayments({ ...stripe, now: options.now });
  const account = paymentAccount(options.database, payments);
  const service = billingService({
    ...options,
    payments,
    account,
    personHash: personHash(trialHash),
  });
  return { payments, service, account, offersOnSale: options.offersOnSale };
}
