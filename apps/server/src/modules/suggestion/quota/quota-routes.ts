import { readQuota } from '@overtone/domain/contract/suggestion';
import type { Milliseconds } from '@overtone/domain/units';
import type { Api } from '../../../access/api.ts';
import { serve } from '../../../access/serve.ts';
import type { RequestContext } from '../../../http/server-context.ts';
import type { Asker } from '../asker.ts';
import type { QuotaStore } from './quota.ts';

/** What the quota route tells. */
export interface QuotaRouteParts {
  readonly quota: QuotaStore;
  readonly askerOf: (context: RequestContext) => Promise<Asker>;
  /** Longest wait for a hosted answer; undefined when no provider is configured. */
  readonly answersWithinMs: Milliseconds | undefined;
  /** Whether offline suggestions stand in for a model that is not configured. */
  readonly isOffline: boolean;
}

/** `GET /api/quota`: how many AI personalizations are used and free, without asking for one. */
export function quotaRoutes(api: Api, parts: QuotaRouteParts): void {
  const { quota, askerOf, answersWithinMs, isOffline } = parts;
  serve(api, readQuota, async ({ context }) => ({
    ...(await quota.quotaOf(await askerOf(context))),
    aiSuggestions: answersWithinMs !== undefined,
    isOffline,
    answersWithinMs: answersWithinMs ?? 0,
  }));
}
