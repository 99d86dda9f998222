import type { SubscriptionState } from '@overtone/domain/offers/entitlements';
import type { OfferId } from '@overtone/domain/offers/offers';
import { testMember } from '../test-personal.ts';
import { SELLABLE_OFFER_IDS } from '@overtone/domain/billing/offers-on-sale';
import type { Milliseconds } from '@overtone/domain/units';
import type { Member } from '../../access/person.ts';
import type { Database } from '../../database/connection.ts';
import { paymentEvents, trialsUsed } from '../../database/tables/billing.ts';
import { users } from '../../database/tables/identity.ts';
import { installation } from '../../database/tables/installation.ts';
import {
  type Billing,
  createBilling,
  type Purchases,
} from '../../modules/billing/create-billing.ts';
import { memoryRateLimiter } from '../in-memory/memory-rate-limiter.ts';
import { TEST_TIME } from '../test-app.ts';
import { TEST_SECRETS } from '../test-secrets.ts';
import type { StandInEvent } from './messages.ts';
import type { SubscriptionRecord } from './records.ts';
import { startStripeStandIn, type StripeStandIn } from './stripe-stand-in.ts';

/** Purchases over a database and a Stripe of their own, with a clock that a test moves. */
export interface BillingWorld {
  readonly stripe: StripeStandIn;
  readonly billing: Billing;
  readonly purchases: Purchases;
  readonly now: () => Date;
  readonly pass: (ms: Milliseconds) => void;
  /** Another server on the same database, perhaps with another Stripe. */
  readonly anotherServer: (stripe?: StripeStandIn) => Purchases;
  /** Customers of whom the server told the operator that the provider knows nothing of them. */
  readonly unknownCustomers: readonly string[];
  /** Somebody with an account. */
  readonly addMember: (id: string, offerId?: OfferId) => Promise<Member>;
  /** Goes through a whole checkout; returns the subscription. No message is delivered. */
  readonly buy: (member: Member, offerId?: OfferId) => Promise<SubscriptionRecord>;
  /** Delivers messages one after the other, as the server receives them. */
  readonly deliver: (events: readonly StandInEvent[], to?: Purchases) => Promise<void>;
  readonly stateOf: (member: Member) => Promise<SubscriptionState>;
  readonly close: () => Promise<void>;
}

/** The id in the address of a checkout's page. */
export function sessionIdOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

/** Makes a world over a database, without what was in it of people and payments. */
export async function makeBillingWorld(database: Database): Promise<BillingWorld> {
  for (const table of [users, paymentEvents, trialsUsed, installation])
    await database.delete(table);
  let time = TEST_TIME;
  const now = () => time;
  const stripe = await startStripeStandIn({ now });
  const unknownCustomers: string[] = [];
  const open = ({ environment }: StripeStandIn) =>
    createBilling({
      stripe: {
        secretKey: environment.STRIPE_SECRET_KEY,
        webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
        apiUrl: environment.STRIPE_API_URL,
      },
      onUnknownCustomer: (customerId) => void unknownCustomers.push(customerId),
      offersOnSale: SELLABLE_OFFER_IDS,
      siteUrl: 'http://localhost',
      trialHash: TEST_SECRETS.hash('trial'),
      database,
      now,
      limiter: memoryRateLimiter({ perMinute: 100_000, now: () => 0 }),
    });
  const anotherServer = (other = stripe) => {
    const { purchases } = open(other);
    if (purchases === undefined) throw new Error('purchases are closed');
    return purchases;
  };
  const billing = open(stripe);
  const purchases = billing.purchases ?? anotherServer();

  return {
    stripe,
    billing,
    purchases,
    now,
    pass: (ms) => {
      time = new Date(time.getTime() + ms);
    },
    anotherServer,
    unknownCustomers,
    async addMember(id, offerId) {
      const email = `${id}@example.com`;
      await database.insert(users).values({
        id,
        name: id,
        email,
        createdAt: time,
        updatedAt: time,
        ...(offerId && { offerId }),
      });
      return testMember(id);
    },
    async buy(member, offerId = 'monthly') {
      const url = await purchases.service.begin(member, offerId);
      return stripe.life.pay(sessionIdOf(url));
    },
    async deliver(events, to = purchases) {
      for (const event of events) {
        const { body, headers } = stripe.message(event);
        const read = await to.payments.readEvent(body, headers['stripe-signature'] ?? '');
        if (read === undefined) throw new Error(`${event.id} was not accepted`);
        await to.service.receive(read);
      }
    },
    stateOf: (member) => billing.subscriptions.subscriptionOf(member.id),
    close: stripe.close,
  };
}
