import { receivePayment } from '@overtone/domain/contract/billing';
import { signIn } from '@overtone/domain/contract/identity';
import type { MiddlewareHandler } from 'hono';
import { isOurFailure } from '../../http/log/our-failure.ts';
import type { ServerContext } from '../../http/server-context.ts';
import type { Traffic } from './traffic.ts';

/** Counts every request. */
export function observeTraffic(traffic: Traffic): MiddlewareHandler<ServerContext> {
  return async (context, next) => {
    await next();
    const { status } = context.res;
    const { path } = context.req;
    traffic.count('answered');
    if (path === signIn.path && status === 401) traffic.count('signInRefused');
    if (!isOurFailure(status, context.get('failure'))) return;
    traffic.count('failed');
    if (path === receivePayment.path) traffic.count('paymentFailed');
  };
}
