import { IDEMPOTENCY_KEY, PREFER_OFFLINE, suggest } from '@overtone/domain/contract/suggestion';
import type { Api } from '../../access/api.ts';
import { serve } from '../../access/serve.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/server-context.ts';
import type { Asker } from './asker.ts';
import { helpForRequest } from './help-for-request.ts';
import type { SuggestionService } from './service.ts';

/** Who asks, and how to be known again as the same person. */
export interface Recognition {
  readonly askerOf: (context: RequestContext) => Promise<Asker>;
  /** Has the answer remember a visitor. */
  readonly remember: (context: RequestContext, asker: Asker) => Promise<void>;
}

/**
 * `POST /api/ai-suggestion`: settings for a task in plain words; for somebody who does not want to live, words and no
 * settings.
 */
export function suggestionRoutes(
  api: Api,
  service: SuggestionService,
  { askerOf, remember }: Recognition,
): void {
  serve(api, suggest, async ({ body, context }) => {
    // Before anybody is counted, remembered or asked.
    const help = helpForRequest(context, body.userQuery);
    if (help !== undefined) return help;
    const idempotencyKey = keyOf(context);
    const asker = await askerOf(context);
    const suggestion = await service.suggest({
      userQuery: body.userQuery,
      currentSettings: body.currentSettings,
      asker,
      idempotencyKey,
      prefersOffline: context.req.header('prefer') === PREFER_OFFLINE,
      signal: context.req.raw.signal,
    });
    if (suggestion.source === 'ai') await remember(context, asker);
    return suggestion;
  });
}

function keyOf(context: RequestContext): string | undefined {
  const key = context.req.header('idempotency-key');
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new AppError('invalid_request');
  return key;
}
