import type { ApiClient } from '@overtone/client/api/api-client';
import { isCancelled } from '@overtone/client/api/deadline';
import type { SuggestionAnswer } from '@overtone/client/api/suggestion-answer';
import { type HelpAnswer, helpFor } from '@overtone/recommender/crisis/help-answer';
import { regionOf } from '@overtone/recommender/crisis/region';
import { doneAsAsked } from '@overtone/recommender/answer';
import { recommend } from '@overtone/recommender/recommend';
import { readableQuery } from '@overtone/domain/contract/suggestion-request';
import { failed, ok } from '@overtone/domain/result';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';

/**
 * Suggestions with or without a network: the site's where it answers, else the recommender's in the app. A mention of a
 * health risk, or of not wanting to live, is answered here and leaves the computer in no case; what is asked of the signal
 * itself ("20 Hz please") needs nobody else. `languages` are the person's.
 */
export function suggestAnywhere(
  { suggest }: Pick<ApiClient, 'suggest'>,
  languages: readonly string[],
): ApiClient['suggest'] {
  return async (question, signal) => {
    const task = readableQuery(question.userQuery);
    const help = helpFor(task, regionOf(languages));
    if (help !== undefined) return ok(helpAnswer(help));
    const done = doneAsAsked(task, question.currentSettings);
    if (done !== undefined) return ok(ownAnswer(done));
    const offline = recommend(task);
    if (offline.source === 'safety') return ok(ownAnswer(offline));
    const hosted = await suggest(question, signal);
    return hosted.ok || isCancelled(signal) ? hosted : ok(ownAnswer(offline));
  };
}

const NOTHING_MORE = { failureCode: null, quota: null, retryAfterMs: null };

/** An answer of the app itself: it failed nowhere, and uses up no personalization. */
function ownAnswer(suggestion: Suggestion): SuggestionAnswer {
  return { ...NOTHING_MORE, suggestion: ok(suggestion), help: null };
}

function helpAnswer({ narrativeExplanation }: HelpAnswer): SuggestionAnswer {
  return { ...NOTHING_MORE, suggestion: failed('No rhythm'), help: narrativeExplanation };
}
