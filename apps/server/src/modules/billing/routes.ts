import {
  beginCheckout,
  cancelSubscription,
  openPortal,
  readBilling,
  readCheckout,
  receivePayment,
  resumeSubscription,
} from '@overtone/domain/contract/billing';
import type { MiddlewareHandler } from 'hono';
import type { Api } from '../../access/api.ts';
import type { Member } from '../../access/person.ts';
import { serve } from '../../access/serve.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../http/app-error.ts';
import { spendAllowance } from '../../http/request/spend-allowance.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { Purchases } from './create-billing.ts';
import { billingOf } from './billing-of.ts';

/** What the routes stand on. */
export interface BillingRoutesOptions {
  /** Undefined where purchases are closed. */
  readonly purchases: Purchases | undefined;
  readonly database: Database;
  readonly now: () => Date;
  /** Counts what each account asks of the provider. */
  readonly limiter: RateLimiter;
}

/**
 * `/api/billing`: what a member has bought, buys and ends, and what the payment provider says of it. The answers hold no
 * card and no address.
 */
export function billingRoutes(api: Api, options: BillingRoutesOptions): void {
  const { purchases, database, now, limiter } = options;
  const overview = async (member: Member) => {
    const trialUsed = (await purchases?.service.hadTrial(member)) ?? false;
    const known = { purchases: purchases !== undefined, trialUsed, now: now() };
    return billingOf(database, member.id, known);
  };
  const opened = () => {
    if (purchases === undefined) throw new AppError('purchases_closed');
    return purchases;
  };
  const ifOpen: MiddlewareHandler = async (_, next) => {
    opened();
    await next();
  };

  serve(api, readBilling, ({ member }) => overview(member));
  serve(api, beginCheckout, async ({ member, body }) => {
    const { service } = opened();
    await spendAllowance(limiter, member.id);
    return { url: await service.begin(member, body.offerId) };
  });
  serve(
    api,
    readCheckout,
    ({ member, params }) => opened().service.checkoutState(member, params.sessionId),
    ifOpen,
  );
  serve(
    api,
    openPortal,
    async ({ member }) => ({ url: await opened().service.portal(member) }),
    ifOpen,
  );
  const setEnding = async (member: Member, ends: boolean) => {
    await opened().service.setEnding(member, ends);
    return overview(member);
  };
  serve(api, cancelSubscription, ({ member }) => setEnding(member, true), ifOpen);
  serve(api, resumeSubscription, ({ member }) => setEnding(member, false), ifOpen);
  serve(api, receivePayment, async ({ context }) => {
    const { payments, service } = opened();
    const signature = context.req.header('stripe-signature') ?? '';
    const event = await payments.readEvent(await context.req.text(), signature);
    if (event === undefined) throw new AppError('invalid_signature');
    await service.receive(event);
    return { received: true };
  });
}
