import type { Database } from '../database/connection.ts';
import { type Billing, createBilling } from '../modules/billing/create-billing.ts';
import type { Subscriptions } from '../ports/subscriptions.ts';
import { memoryRateLimiter } from './in-memory/memory-rate-limiter.ts';
import { TEST_SECRETS } from './test-secrets.ts';

/** Billing at `now` without a payment provider; `more` replaces what it says of subscriptions. */
export function testBilling(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  more: Partial<Subscriptions> = {},
): Billing {
  const billing = createBilling({
    stripe: undefined,
    offersOnSale: [],
    onUnknownCustomer: () => undefined,
    siteUrl: 'http://localhost',
    trialHash: TEST_SECRETS.hash('trial'),
    database,
    now,
    limiter: memoryRateLimiter({ perMinute: 1000, now: () => 0 }),
  });
  return { ...billing, subscriptions: { ...billing.subscriptions, ...more } };
}
