import {
  handoverRequestSchema,
  handoverResponseSchema,
  handoverTokenRequestSchema,
  handoverTokenResponseSchema,
} from '@overtone/domain/contract/handover';
import { memberOf } from '../../access/guard.ts';
import { AppError } from '../../http/app-error.ts';
import { readJson } from '../../http/read-json.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { spendAllowance } from '../../http/spend-allowance.ts';
import { describeOperation } from '../openapi/describe.ts';
import { handoverService } from './handover-service.ts';
import type { Identity } from './identity.ts';

const NO_STORE = { 'cache-control': 'no-store' };

/** `POST /api/auth-handover` and `/token`: from a sign-in in the browser to one in the app that began it. */
export function handoverRoutes(
  app: ServerApp,
  identity: Identity,
  addressOf: (context: RequestContext) => string,
): void {
  const { attempts, changes } = identity.limiters;
  const service = handoverService({ ...identity, database: identity.transactions.database });

  app.post(
    '/api/auth-handover',
    describeOperation({
      summary: 'Hand this sign-in over to the app that began it',
      request: handoverRequestSchema,
      response: handoverResponseSchema,
      failures: ['unauthenticated', 'forbidden', 'handover_invalid', 'rate_limited'],
    }),
    async (context) => {
      const request = await readJson(context, handoverRequestSchema, () => 'handover_invalid');
      const member = await memberOf(context);
      await spendAllowance(changes, member.id);
      return context.json({ redirectTo: await service.offer(member, request) }, 200, NO_STORE);
    },
  );

  app.post(
    '/api/auth-handover/token',
    describeOperation({
      summary: 'Sign the app in with the code that was handed over',
      request: handoverTokenRequestSchema,
      response: handoverTokenResponseSchema,
      failures: ['handover_invalid', 'rate_limited'],
    }),
    async (context) => {
      const request = await readJson(context, handoverTokenRequestSchema, () => 'handover_invalid');
      await spendAllowance(attempts, addressOf(context));
      const accepted = await service.accept(request, context.req.header('user-agent') ?? '');
      if (accepted === undefined) throw new AppError('handover_invalid');
      return context.json(accepted, 200, NO_STORE);
    },
  );
}
