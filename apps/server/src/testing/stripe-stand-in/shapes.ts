import type {
  CustomerRecord,
  PortalConfigurationRecord,
  PriceRecord,
  SessionRecord,
  SubscriptionRecord,
} from './records.ts';

/** JSON as Stripe answers it, in the shapes of API version 2026-08-26. */
export type StripeJson = Readonly<Record<string, unknown>>;

/** A page of a list. */
export function listShape(url: string, data: readonly StripeJson[], hasMore = false): StripeJson {
  return { object: 'list', data, has_more: hasMore, url };
}

/** A customer; of a deleted one nothing but the id is left. */
export function customerShape(customer: CustomerRecord): StripeJson {
  const { id, created, email, metadata } = customer;
  if (customer.isDeleted) return { id, object: 'customer', deleted: true };
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    email,
    invoice_prefix: 'B1E2F3A4',
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

/** A recurring price. */
export function priceShape(price: PriceRecord): StripeJson {
  return {
    id: price.id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: price.lookupKey,
    metadata: {},
    nickname: null,
    product: `prod_of_${price.id}`,
    recurring: {
      interval: price.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: price.unitAmount,
    unit_amount_decimal: String(price.unitAmount),
  };
}

/** A checkout; `payUrl` is there while it is open. */
export function sessionShape(session: SessionRecord, payUrl: string): StripeJson {
  const { id, status, trialDays } = session;
  const isFree = trialDays > 0;
  return {
    id,
    object: 'checkout.session',
    after_expiration: null,
    allow_promotion_codes: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    consent: null,
    created: session.created,
    currency: 'usd',
    customer: session.customer,
    customer_creation: null,
    customer_email: null,
    expires_at: session.expiresAt,
    invoice: status === 'complete' ? `in_of_${id}` : null,
    livemode: false,
    locale: null,
    metadata: session.metadata,
    mode: 'subscription',
    payment_intent: null,
    payment_method_collection: 'always',
    payment_method_types: ['card'],
    payment_status: status !== 'complete' ? 'unpaid' : isFree ? 'no_payment_required' : 'paid',
    setup_intent: null,
    status,
    submit_type: null,
    subscription: session.subscription,
    success_url: session.successUrl,
    ui_mode: 'hosted',
    url: status === 'open' ? payUrl : null,
  };
}

/** A subscription; its period stands in its item. */
export function subscriptionShape(
  subscription: SubscriptionRecord,
  price: PriceRecord | undefined,
): StripeJson {
  const { id, created } = subscription;
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: subscription.trialEnd ?? created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : subscription.cancelAt,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    currency: price?.currency ?? 'usd',
    customer: subscription.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: `pm_of_${id}`,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: subscription.endedAt,
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } },
    items: listShape(`/v1/subscription_items?subscription=${id}`, [
      {
        id: `si_of_${id}`,
        object: 'subscription_item',
        billing_thresholds: null,
        created,
        current_period_end: subscription.periodEnd,
        current_period_start: subscription.periodStart,
        discounts: [],
        metadata: {},
        price: price && priceShape(price),
        quantity: 1,
        subscription: id,
        tax_rates: [],
      },
    ]),
    latest_invoice: `in_of_${id}`,
    livemode: false,
    metadata: subscription.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: subscription.status,
    test_clock: null,
    transfer_data: null,
    trial_end: subscription.trialEnd,
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
    trial_start: subscription.trialStart,
  };
}

/** An invoice of a subscription, as far as messages about it matter. */
export function invoiceShape(subscription: SubscriptionRecord, isPaid: boolean): StripeJson {
  return {
    id: `in_of_${subscription.id}`,
    object: 'invoice',
    collection_method: 'charge_automatically',
    customer: subscription.customer,
    livemode: false,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    status: isPaid ? 'paid' : 'open',
  };
}

/** The last charge of a subscription, given back, as far as messages about it matter. */
export function chargeShape(
  { id, created, customer }: SubscriptionRecord,
  price: PriceRecord | undefined,
): StripeJson {
  const amount = price?.unitAmount ?? 0;
  return {
    id: `ch_of_${id}`,
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: amount,
    captured: true,
    created,
    currency: price?.currency ?? 'usd',
    customer,
    disputed: false,
    livemode: false,
    metadata: {},
    paid: true,
    refunded: true,
    status: 'succeeded',
  };
}

/** A configuration of the customer portal. */
export function portalConfigurationShape(configuration: PortalConfigurationRecord): StripeJson {
  return {
    id: configuration.id,
    object: 'billing_portal.configuration',
    active: true,
    created: configuration.created,
    is_default: false,
    livemode: false,
    metadata: configuration.metadata,
  };
}

/** An error, with what Stripe's client tells kinds apart by. */
export function errorShape(
  type: string,
  message: string,
  more: { readonly code?: string; readonly param?: string } = {},
): StripeJson {
  return { error: { type, message, ...more } };
}
