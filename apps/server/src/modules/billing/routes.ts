import {
  billingSchema,
  checkoutRequestSchema,
  checkoutStateSchema,
  paymentPageSchema,
} from '@overtone/domain/contract/billing';
import type { ErrorCode } from '@overtone/domain/contract/error-codes';
import { memberOf } from '../../access/guard.ts';
import type { Member } from '../../access/person.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../http/app-error.ts';
import { readJson } from '../../http/read-json.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { spendAllowance } from '../../http/spend-allowance.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { describeOperation } from '../openapi/describe.ts';
import type { Purchases } from './create-billing.ts';
import { readBilling } from './read-billing.ts';
import { webhookRoute } from './webhook-route.ts';

/** What the routes stand on. */
export interface BillingRoutesOptions {
  /** Undefined where purchases are closed. */
  readonly purchases: Purchases | undefined;
  readonly database: Database;
  readonly now: () => Date;
  /** Counts what each account asks of the provider. */
  readonly limiter: RateLimiter;
}

const FAILURES = [
  'unauthenticated',
  'forbidden',
  'rate_limited',
  'purchases_closed',
  'billing_unavailable',
] as const satisfies readonly ErrorCode[];
const NOT_STORED = { 'cache-control': 'no-store' };
const CHECKOUT_ID = /^cs_\w{1,200}$/u;

/** `/api/billing`: what a member has bought, buys and ends. The answers hold no card and no address. */
export function billingRoutes(app: ServerApp, options: BillingRoutesOptions): void {
  const { purchases, database, now, limiter } = options;
  const overview = async (member: Member) => {
    const trialUsed = (await purchases?.service.hadTrial(member)) ?? false;
    const known = { purchases: purchases !== undefined, trialUsed, now: now() };
    return readBilling(database, member.id, known);
  };

  /** Who asks, and the service, for what costs the provider's time. */
  const admit = async (context: RequestContext) => {
    const member = await memberOf(context);
    if (purchases === undefined) throw new AppError('purchases_closed');
    await spendAllowance(limiter, member.id);
    return { member, service: purchases.service };
  };

  app.get(
    '/api/billing',
    describeOperation({
      summary: 'What you have subscribed to',
      response: billingSchema,
      failures: ['unauthenticated'],
    }),
    async (context) => context.json(await overview(await memberOf(context)), 200, NOT_STORED),
  );

  app.post(
    '/api/billing/checkout',
    describeOperation({
      summary: 'Begin to buy an offer; the answer is the page to pay on',
      request: checkoutRequestSchema,
      response: paymentPageSchema,
      failures: [...FAILURES, 'invalid_request', 'offer_not_on_sale', 'already_subscribed'],
    }),
    async (context) => {
      const { offerId } = await readJson(context, checkoutRequestSchema);
      const { member, service } = await admit(context);
      return context.json({ url: await service.begin(member, offerId) }, 200, NOT_STORED);
    },
  );

  app.get(
    '/api/billing/checkout/:sessionId',
    describeOperation({
      summary: 'Whether a checkout of your own was completed',
      response: checkoutStateSchema,
      failures: [...FAILURES, 'not_found'],
    }),
    async (context) => {
      const { member, service } = await admit(context);
      const sessionId = context.req.param('sessionId');
      if (!CHECKOUT_ID.test(sessionId)) throw new AppError('not_found');
      return context.json(await service.checkoutState(member, sessionId), 200, NOT_STORED);
    },
  );

  app.post(
    '/api/billing/portal',
    describeOperation({
      summary: 'The page on which you change your card, see receipts and cancel',
      response: paymentPageSchema,
      failures: FAILURES,
    }),
    async (context) => {
      const { member, service } = await admit(context);
      return context.json({ url: await service.portal(member) }, 200, NOT_STORED);
    },
  );

  for (const [path, ends, summary] of [
    ['/api/billing/cancel', true, 'End the subscription with the period that is paid for'],
    ['/api/billing/resume', false, 'Take a cancellation back while the subscription still runs'],
  ] as const) {
    app.post(
      path,
      describeOperation({
        summary,
        response: billingSchema,
        failures: [...FAILURES, 'no_subscription'],
      }),
      async (context) => {
        const { member, service } = await admit(context);
        await service.setEnding(member, ends);
        return context.json(await overview(member), 200, NOT_STORED);
      },
    );
  }
  webhookRoute(app, purchases);
}
