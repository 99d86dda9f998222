import type { Limit } from '@overtone/domain/contract/endpoint';
import type { RequestContext } from '../http/server-context.ts';
import { spendAllowance } from '../http/request/spend-allowance.ts';
import type { Api } from './api.ts';
import { memberOf } from './guard.ts';

/**
 * Takes a request into account as its endpoint's limits say, one after the other.
 *
 * @throws Error for an allowance that the server does not keep; at a request, AppError `rate_limited`.
 */
export function spendAllowances(
  { allowances, addressOf }: Pick<Api, 'allowances' | 'addressOf'>,
  limits: readonly Limit[],
): (context: RequestContext, body?: unknown) => Promise<void> {
  const kept = limits.map(({ of, by }) => {
    const limiter = allowances[of];
    if (limiter === undefined) throw new Error(`There is no allowance named ${of}.`);
    return { limiter, by };
  });
  const holderOf = async (by: Limit['by'], context: RequestContext, body: unknown) => {
    if (by === 'address') return addressOf(context);
    if (by === 'email') return emailIn(body);
    const { id, email } = await memberOf(context);
    return by === 'account' ? id : email;
  };
  return async (context, body) => {
    for (const { limiter, by } of kept) {
      await spendAllowance(limiter, await holderOf(by, context, body));
    }
  };
}

function emailIn(body: unknown): string {
  const email: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'email') : undefined;
  if (typeof email !== 'string') throw new Error('A body without an email draws on no allowance.');
  return email;
}
