import type { Seconds } from '@overtone/domain/units';
import type {
  CustomerRecord,
  PortalConfigurationRecord,
  PriceRecord,
  SessionRecord,
  SubscriptionRecord,
} from './records.ts';
import {
  chargeShape,
  customerShape,
  invoiceShape,
  sessionShape,
  type StripeJson,
  subscriptionShape,
} from './shapes.ts';

/** Everything that the stand-in knows. */
export interface Ledger {
  readonly customers: Map<string, CustomerRecord>;
  readonly prices: Map<string, PriceRecord>;
  readonly sessions: Map<string, SessionRecord>;
  readonly subscriptions: Map<string, SubscriptionRecord>;
  readonly portalConfigurations: Map<string, PortalConfigurationRecord>;
  /** A new id with a prefix, such as `cus_3`. */
  readonly newId: (prefix: string) => string;
  readonly nowSeconds: () => Seconds;
  /** Changes a subscription and tells about it. */
  readonly change: (
    subscription: SubscriptionRecord,
    change: Partial<SubscriptionRecord>,
    type?: 'created' | 'updated' | 'deleted',
  ) => void;
  readonly tellInvoice: (subscription: SubscriptionRecord, isPaid: boolean) => void;
  readonly tellRefund: (subscription: SubscriptionRecord) => void;
  readonly tellSession: (session: SessionRecord, type: 'completed' | 'expired') => void;
  /** Deletes a customer and ends what he has. */
  readonly deleteCustomer: (customer: CustomerRecord) => void;
  readonly endNow: (subscription: SubscriptionRecord) => void;
  readonly shapeOf: (subscription: SubscriptionRecord) => StripeJson;
  readonly sessionShapeOf: (session: SessionRecord) => StripeJson;
}

/** How {@link createLedger} is made. */
export interface LedgerOptions {
  readonly now: () => Date;
  /** Told what messages are about: a type, and the object as it is at that moment. */
  readonly tell: (type: string, object: StripeJson) => void;
  readonly payUrl: (sessionId: string) => string;
}

/** An empty ledger. */
export function createLedger({ now, tell, payUrl }: LedgerOptions): Ledger {
  let made = 0;
  const prices = new Map<string, PriceRecord>();
  const subscriptions = new Map<string, SubscriptionRecord>();
  const nowSeconds = () => Math.floor(now().getTime() / 1000);
  const shapeOf = (subscription: SubscriptionRecord) =>
    subscriptionShape(subscription, prices.get(subscription.priceId));
  const sessionShapeOf = (session: SessionRecord) => sessionShape(session, payUrl(session.id));

  const change: Ledger['change'] = (subscription, change, type = 'updated') => {
    Object.assign(subscription, change);
    tell(`customer.subscription.${type}`, shapeOf(subscription));
  };
  const endNow = (subscription: SubscriptionRecord) => {
    if (subscription.endedAt !== null) return;
    const at = nowSeconds();
    change(
      subscription,
      { status: 'canceled', canceledAt: subscription.canceledAt ?? at, endedAt: at },
      'deleted',
    );
  };

  return {
    customers: new Map(),
    prices,
    sessions: new Map(),
    subscriptions,
    portalConfigurations: new Map(),
    newId: (prefix) => `${prefix}_${++made}`,
    nowSeconds,
    change,
    endNow,
    shapeOf,
    sessionShapeOf,
    tellInvoice: (subscription, isPaid) =>
      tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoiceShape(subscription, isPaid)),
    tellRefund: (subscription) =>
      tell('charge.refunded', chargeShape(subscription, prices.get(subscription.priceId))),
    tellSession: (session, type) => tell(`checkout.session.${type}`, sessionShapeOf(session)),
    deleteCustomer(customer) {
      const shape = customerShape(customer);
      for (const subscription of subscriptions.values()) {
        if (subscription.customer === customer.id) endNow(subscription);
      }
      customer.isDeleted = true;
      tell('customer.deleted', shape);
    },
  };
}
