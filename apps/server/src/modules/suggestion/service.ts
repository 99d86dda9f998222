import type { SuggestionResponse } from '@overtone/domain/contract/suggestion-response';
import { failed } from '@overtone/domain/result';
import { rerank } from '@overtone/domain/suggestion/rerank';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import { doneAsAsked } from '@overtone/recommender/answer';
import type { Database } from '../../database/connection.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { limitKey } from './asker.ts';
import { refusalError, type SuggestionRefusal } from './failure.ts';
import { pastVerdicts, recordSuggestion } from './history/history.ts';
import type { HostedQuestion } from './hosted/hosted-answer.ts';
import type { SuggestionOutcome } from './hosted/keyed-answer.ts';
import { neutralSuggestion } from './neutral.ts';

/** What suggestions are made with. */
export interface SuggestionDependencies {
  /** Asks the model; undefined when no provider is configured. */
  readonly answerHosted: ((question: HostedQuestion) => Promise<SuggestionOutcome>) | undefined;
  /** The offline recommender. */
  readonly recommend: (userQuery: string) => Suggestion;
  /** Whether a failure carries an offline suggestion. */
  readonly hasFallback: boolean;
  readonly database: Database;
  /** Limits what one asker may ask in a minute where there is no model, which has its own. */
  readonly limiter: RateLimiter;
  readonly wallClock: () => Date;
}

/** Turns a task into a suggestion. */
export interface SuggestionService {
  readonly suggest: (question: HostedQuestion) => Promise<SuggestionResponse | Suggestion>;
}

/** Failures about the request itself; there is nothing to fall back from. */
const WITHOUT_FALLBACK: ReadonlySet<string> = new Set([
  'idempotency_mismatch',
  'idempotency_in_flight',
]);

/**
 * Makes the service. Text that mentions a health risk gets the mildest pair at once, and what is asked of the signal itself
 * ("20 Hz please") is done at once; neither reaches the provider, nor counts.
 *
 * @throws (by `suggest`) AppError with the code of the failure, carrying the offline suggestion unless that is off.
 */
export function suggestionService(dependencies: SuggestionDependencies): SuggestionService {
  const { answerHosted, recommend, hasFallback, database, limiter, wallClock } = dependencies;

  function offlineFor(userQuery: string): Suggestion {
    try {
      return recommend(userQuery);
    } catch (error) {
      const refusal = { code: 'suggestion_failed', cause: causeOf(error) } as const;
      throw refusalError(refusal, hasFallback ? neutralSuggestion() : undefined);
    }
  }

  /** The offline suggestion as this account gets it: ranked by its past, and kept in its history. */
  async function personal(offline: Suggestion, userId: string | null): Promise<Suggestion> {
    if (userId === null) return offline;
    const reranked = rerank(offline, await pastVerdicts(database, userId));
    const suggestionId = await recordSuggestion(database, userId, reranked, wallClock());
    return suggestionId === undefined ? reranked : { ...reranked, suggestionId };
  }

  /** Without a model; what counts may be away, and then nothing is kept either. */
  async function answerWithoutModel({ asker }: HostedQuestion): Promise<SuggestionOutcome> {
    const verdict = await limiter.take(limitKey(asker)).catch(() => ({ isAllowed: true }) as const);
    return failed({ ...verdict, code: verdict.isAllowed ? 'ai_not_configured' : 'rate_limited' });
  }

  return {
    async suggest(question) {
      const done = doneAsAsked(question.userQuery, question.currentSettings);
      if (done !== undefined) return done;
      const offline = offlineFor(question.userQuery);
      if (offline.source === 'safety') return offline;
      const answer = answerHosted ?? answerWithoutModel;
      const outcome = await answer(question).catch((error: unknown) => failed(unexpected(error)));
      if (outcome.ok) return outcome.value;
      if (!hasFallback || WITHOUT_FALLBACK.has(outcome.reason.code)) {
        throw refusalError(outcome.reason, undefined);
      }
      // A database that is away costs the person their past, not the suggestion; asking too often writes nothing.
      const isCounted = outcome.reason.code !== 'rate_limited';
      const fallback = isCounted
        ? await personal(offline, question.asker.userId).catch(() => offline)
        : offline;
      const isWished =
        question.prefersOffline === true && outcome.reason.code === 'ai_not_configured';
      if (isWished) return fallback;
      throw refusalError(outcome.reason, fallback);
    },
  };
}

/** What keeps the count may be away; then the model is not asked, and the offline suggestion stands in. */
function unexpected(error: unknown): SuggestionRefusal {
  return { code: 'ai_unavailable', cause: causeOf(error), retryAfterSeconds: 2 };
}

function causeOf(error: unknown): Error | string {
  return error instanceof Error ? error : String(error);
}
