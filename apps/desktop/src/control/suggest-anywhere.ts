import type { ApiClient } from '@overtone/client/api/api-client';
import type { SuggestionAnswer } from '@overtone/client/api/suggestion-answer';
import { recommend } from '@overtone/domain/recommender/recommend';
import { ok } from '@overtone/domain/result';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';

/**
 * Suggestions with or without a network: the site's where it answers, else the recommender's in the app. A mention of a
 * health risk is answered here and leaves the computer in no case.
 */
export function suggestAnywhere({ suggest }: Pick<ApiClient, 'suggest'>): ApiClient['suggest'] {
  return async (question, signal) => {
    const offline = recommend(question.userQuery);
    if (offline.source === 'safety') return ok(ownAnswer(offline));
    const hosted = await suggest(question, signal);
    return hosted.ok || signal?.aborted ? hosted : ok(ownAnswer(offline));
  };
}

/** An answer of the app itself: it failed nowhere, and uses up no personalization. */
function ownAnswer(suggestion: Suggestion): SuggestionAnswer {
  return { suggestion: ok(suggestion), failureCode: null, quota: null, retryAfterMs: null };
}
