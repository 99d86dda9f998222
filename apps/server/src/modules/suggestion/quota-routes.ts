import {
  type QuotaResponse,
  quotaResponseSchema,
} from '@overtone/domain/contract/suggestion-quota';
import type { Milliseconds } from '@overtone/domain/units';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { describeOperation } from '../openapi/describe.ts';
import type { Asker } from './asker.ts';
import type { QuotaStore } from './quota.ts';

/** What the quota route tells. */
export interface QuotaRouteParts {
  readonly quota: QuotaStore;
  readonly askerOf: (context: RequestContext) => Promise<Asker>;
  /** Longest wait for a hosted answer; undefined when no provider is configured. */
  readonly answersWithinMs: Milliseconds | undefined;
}

/** `GET /api/quota`: how many AI personalizations are used and free, without asking for one. */
export function quotaRoutes(app: ServerApp, parts: QuotaRouteParts): void {
  const { quota, askerOf, answersWithinMs } = parts;
  const describe = describeOperation({
    summary: 'How many AI personalizations are left',
    response: quotaResponseSchema,
  });
  app.get('/api/quota', describe, async (context) => {
    const body: QuotaResponse = {
      ...(await quota.quotaOf(await askerOf(context))),
      aiSuggestions: answersWithinMs !== undefined,
      answersWithinMs: answersWithinMs ?? 0,
    };
    return context.json(body, 200, { 'cache-control': 'no-store' });
  });
}
