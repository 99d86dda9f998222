import { handOver, takeOver } from '@overtone/domain/contract/handover';
import type { Api } from '../../../access/api.ts';
import { serve } from '../../../access/serve.ts';
import { AppError } from '../../../http/app-error.ts';
import { handoverService } from './handover-service.ts';
import type { Identity } from '../identity.ts';

/** `POST /api/auth-handover` and `/token`: from a sign-in in the browser to one in the app that began it. */
export function handoverRoutes(api: Api, identity: Identity): void {
  const service = handoverService({ ...identity, database: identity.transactions.database });

  serve(api, handOver, async ({ member, body }) => ({
    redirectTo: await service.offer(member, body),
  }));

  serve(api, takeOver, async ({ body, context }) => {
    const accepted = await service.accept(body, context.req.header('user-agent') ?? '');
    if (accepted === undefined) throw new AppError('handover_invalid');
    return accepted;
  });
}
