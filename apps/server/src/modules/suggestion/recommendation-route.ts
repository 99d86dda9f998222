import { recommendForTask } from '@overtone/domain/contract/suggestion';
import { doneAsAsked } from '@overtone/recommender/answer';
import { recommend } from '@overtone/recommender/recommend';
import type { Api } from '../../access/api.ts';
import { serve } from '../../access/serve.ts';
import { spendAllowance } from '../../http/request/spend-allowance.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { helpForRequest } from './help-for-request.ts';
import type { SuggestionService } from './service.ts';

/**
 * `POST /api/recommendation`: settings for a task, made without a model; for somebody who does not want to live, words and
 * no settings. Nothing is counted; a suggestion for an account's session is kept in its history, like any that it gets.
 */
export function recommendationRoute(
  api: Api,
  limiter: RateLimiter,
  { keepFor }: Pick<SuggestionService, 'keepFor'>,
): void {
  serve(api, recommendForTask, async ({ body, context }) => {
    // Before anybody is counted.
    const help = helpForRequest(context, body.userQuery);
    if (help !== undefined) return help;
    await spendAllowance(limiter, api.addressOf(context));
    const done = doneAsAsked(body.userQuery, body.currentSettings);
    if (done !== undefined) return done;
    const offline = recommend(body.userQuery);
    if (body.isForSession !== true || offline.source === 'safety') return offline;
    const person = await context.get('person')();
    return person.kind === 'member' ? keepFor(person.id, offline) : offline;
  });
}
