import { type FormFields, textIn, textsIn } from './form-body.ts';
import type { Ledger } from './ledger.ts';
import type { PriceRecord, SessionRecord, SubscriptionRecord } from './records.ts';
import {
  customerShape,
  errorShape,
  listShape,
  portalConfigurationShape,
  priceShape,
  type StripeJson,
} from './shapes.ts';

/** An answer of the API. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: StripeJson;
}

/** One request of the API. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** The form or the query. */
  readonly fields: FormFields;
}

type Handler = (id: string, fields: FormFields) => ApiAnswer;

const CHECKOUT_SECONDS = 24 * 60 * 60;

/** The part of Stripe's API that the server uses, over a ledger. */
export function stripeApi(
  ledger: Ledger,
  {
    accountId,
    portalPageUrl,
  }: { readonly accountId: string; readonly portalPageUrl: (returnUrl: string) => string },
): (request: ApiRequest) => ApiAnswer {
  const { customers, prices, sessions, subscriptions, portalConfigurations } = ledger;

  const liveCustomer = (id: string | undefined) => {
    const customer = customers.get(id ?? '');
    return customer?.isDeleted === false ? customer : undefined;
  };

  const handlers: Readonly<Record<string, Handler>> = {
    'GET /v1/account': () => ok({ id: accountId, object: 'account', charges_enabled: true }),
    'POST /v1/customers': (_, fields) => {
      const id = ledger.newId('cus');
      const customer = {
        id,
        created: ledger.nowSeconds(),
        email: textIn(fields, 'email') ?? null,
        metadata: textsIn(fields, 'metadata'),
        isDeleted: false,
      };
      customers.set(id, customer);
      return ok(customerShape(customer));
    },
    'GET /v1/customers/:id': (id) => {
      const customer = customers.get(id);
      return customer ? ok(customerShape(customer)) : missing('customer', id);
    },
    'POST /v1/customers/:id': (id, fields) => {
      const customer = liveCustomer(id);
      if (customer === undefined) return missing('customer', id);
      const email = textIn(fields, 'email') ?? customer.email;
      customers.set(customer.id, { ...customer, email });
      return ok(customerShape({ ...customer, email }));
    },
    'DELETE /v1/customers/:id': (id) => {
      const customer = liveCustomer(id);
      if (customer === undefined) return missing('customer', id);
      ledger.deleteCustomer(customer);
      return ok(customerShape(customer));
    },

    'GET /v1/prices': (_, fields) => {
      const keys = Object.values(textsIn(fields, 'lookup_keys'));
      const found = [...prices.values()].filter(({ lookupKey }) => keys.includes(lookupKey ?? ''));
      return ok(listShape('/v1/prices', found.map(priceShape)));
    },
    'POST /v1/prices': (_, fields) => {
      const price = priceFrom(fields, ledger);
      const holder = [...prices.values()].find(({ lookupKey }) => lookupKey === price.lookupKey);
      if (holder !== undefined) {
        if (textIn(fields, 'transfer_lookup_key') !== 'true') {
          return refused(`A price (\`${holder.id}\`) already uses that lookup key.`);
        }
        holder.lookupKey = null;
      }
      prices.set(price.id, price);
      return ok(priceShape(price));
    },

    'POST /v1/checkout/sessions': (_, fields) => {
      const customer = liveCustomer(textIn(fields, 'customer'));
      if (customer === undefined) return missing('customer', textIn(fields, 'customer') ?? '');
      const priceId = textIn(fields, 'line_items', '0', 'price') ?? '';
      if (!prices.has(priceId)) return missing('price', priceId);
      const session = sessionFrom(fields, { ledger, customer: customer.id, priceId });
      sessions.set(session.id, session);
      return ok(ledger.sessionShapeOf(session));
    },
    'GET /v1/checkout/sessions': (_, fields) => {
      const found = [...sessions.values()].filter(
        ({ customer, status }) =>
          customer === textIn(fields, 'customer') && status === textIn(fields, 'status'),
      );
      return ok(listShape('/v1/checkout/sessions', found.map(ledger.sessionShapeOf)));
    },
    'GET /v1/checkout/sessions/:id': (id) => {
      const session = sessions.get(id);
      return session ? ok(ledger.sessionShapeOf(session)) : missing('checkout.session', id);
    },
    'POST /v1/checkout/sessions/:id/expire': (id) => {
      const session = sessions.get(id);
      if (session === undefined) return missing('checkout.session', id);
      if (session.status !== 'open') {
        return refused(`Only Checkout Sessions with a status in ["open"] can be expired.`);
      }
      session.status = 'expired';
      ledger.tellSession(session, 'expired');
      return ok(ledger.sessionShapeOf(session));
    },

    'GET /v1/subscriptions': (_, fields) => {
      const customer = textIn(fields, 'customer') ?? '';
      if (!customers.has(customer)) return missing('customer', customer);
      return ok(subscriptionPage(customer, fields));
    },
    'GET /v1/subscriptions/:id': (id) => {
      const subscription = subscriptions.get(id);
      return subscription ? ok(ledger.shapeOf(subscription)) : missing('subscription', id);
    },
    'POST /v1/subscriptions/:id': (id, fields) => {
      const subscription = subscriptions.get(id);
      if (subscription === undefined) return missing('subscription', id);
      if (subscription.endedAt !== null) {
        return refused('A canceled subscription can only update its cancellation_details.');
      }
      ledger.change(subscription, cancellationFrom(fields, ledger.nowSeconds()));
      return ok(ledger.shapeOf(subscription));
    },
    'DELETE /v1/subscriptions/:id': (id) => {
      const subscription = subscriptions.get(id);
      if (subscription === undefined || subscription.endedAt !== null) {
        return missing('subscription', id);
      }
      ledger.endNow(subscription);
      return ok(ledger.shapeOf(subscription));
    },

    'GET /v1/billing_portal/configurations': () =>
      ok(
        listShape(
          '/v1/billing_portal/configurations',
          [...portalConfigurations.values()].map(portalConfigurationShape),
        ),
      ),
    'POST /v1/billing_portal/configurations': (_, fields) => {
      const id = ledger.newId('bpc');
      const metadata = textsIn(fields, 'metadata');
      const configuration = { id, created: ledger.nowSeconds(), metadata };
      portalConfigurations.set(id, configuration);
      return ok(portalConfigurationShape(configuration));
    },
    'POST /v1/billing_portal/sessions': (_, fields) => {
      const customer = textIn(fields, 'customer') ?? '';
      if (liveCustomer(customer) === undefined) return missing('customer', customer);
      if (!portalConfigurations.has(textIn(fields, 'configuration') ?? '')) {
        return refused('No configuration provided and your default configuration is not saved.');
      }
      const returnUrl = textIn(fields, 'return_url') ?? '';
      return ok({
        id: ledger.newId('bps'),
        object: 'billing_portal.session',
        customer,
        livemode: false,
        return_url: returnUrl,
        url: portalPageUrl(returnUrl),
      });
    },
  };

  /** Newest first, and at most two a page, so that whoever reads only the first page is found out. */
  function subscriptionPage(customer: string, fields: FormFields): StripeJson {
    const all = [...subscriptions.values()].filter((one) => one.customer === customer).toReversed();
    const after = all.findIndex(({ id }) => id === textIn(fields, 'starting_after')) + 1;
    const page = all.slice(after, after + 2);
    return listShape('/v1/subscriptions', page.map(ledger.shapeOf), after + 2 < all.length);
  }

  return ({ method, path, fields }) => {
    const [, id = ''] = /^\/v1\/(?:checkout\/)?[a-z_]+\/((?:cus|cs|sub)_\w+)/u.exec(path) ?? [];
    const route = id === '' ? path : path.replace(id, ':id');
    const handler = handlers[`${method} ${route}`];
    return handler?.(id, fields) ?? refused(`Unrecognized request URL (${method}: ${path}).`, 404);
  };
}

function priceFrom(fields: FormFields, ledger: Ledger): PriceRecord {
  return {
    id: ledger.newId('price'),
    created: ledger.nowSeconds(),
    unitAmount: Number(textIn(fields, 'unit_amount')),
    currency: textIn(fields, 'currency') ?? '',
    interval: textIn(fields, 'recurring', 'interval') === 'year' ? 'year' : 'month',
    productName: textIn(fields, 'product_data', 'name') ?? '',
    lookupKey: textIn(fields, 'lookup_key') ?? null,
  };
}

function sessionFrom(
  fields: FormFields,
  parts: { readonly ledger: Ledger; readonly customer: string; readonly priceId: string },
): SessionRecord {
  const { ledger, customer, priceId } = parts;
  const created = ledger.nowSeconds();
  return {
    id: ledger.newId('cs_test'),
    created,
    expiresAt: created + CHECKOUT_SECONDS,
    customer,
    clientReferenceId: textIn(fields, 'client_reference_id') ?? null,
    priceId,
    successUrl: textIn(fields, 'success_url') ?? '',
    cancelUrl: textIn(fields, 'cancel_url') ?? '',
    metadata: textsIn(fields, 'metadata'),
    subscriptionMetadata: textsIn(fields, 'subscription_data', 'metadata'),
    trialDays: Number(textIn(fields, 'subscription_data', 'trial_period_days') ?? 0),
    submitMessage: textIn(fields, 'custom_text', 'submit', 'message') ?? '',
    status: 'open',
    subscription: null,
  };
}

function cancellationFrom(fields: FormFields, now: number): Partial<SubscriptionRecord> {
  if (textIn(fields, 'cancel_at') === '') return { cancelAt: null, canceledAt: null };
  const cancelAtPeriodEnd = textIn(fields, 'cancel_at_period_end') === 'true';
  return { cancelAtPeriodEnd, canceledAt: cancelAtPeriodEnd ? now : null };
}

function ok(body: StripeJson): ApiAnswer {
  return { status: 200, body };
}

function refused(message: string, status = 400): ApiAnswer {
  return { status, body: errorShape('invalid_request_error', message) };
}

function missing(what: string, id: string): ApiAnswer {
  const message = `No such ${what}: '${id}'`;
  const more = { code: 'resource_missing', param: what };
  return { status: 404, body: errorShape('invalid_request_error', message, more) };
}
