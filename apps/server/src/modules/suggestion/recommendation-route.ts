import { recommendForTask } from '@overtone/domain/contract/suggestion';
import { answer } from '@overtone/recommender/answer';
import type { Api } from '../../access/api.ts';
import { serve } from '../../access/serve.ts';
import { spendAllowance } from '../../http/request/spend-allowance.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { helpForRequest } from './help-for-request.ts';

/**
 * `POST /api/recommendation`: settings for a task, made without a model; for somebody who does not want to live, words and
 * no settings. Nothing is counted, kept or remembered.
 */
export function recommendationRoute(api: Api, limiter: RateLimiter): void {
  serve(api, recommendForTask, async ({ body, context }) => {
    // Before anybody is counted.
    const help = helpForRequest(context, body.userQuery);
    if (help !== undefined) return help;
    await spendAllowance(limiter, api.addressOf(context));
    return answer(body.userQuery, body.currentSettings);
  });
}
