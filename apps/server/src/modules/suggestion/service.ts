import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import { AppError } from '../../http/app-error.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { hostedError, withFallback } from './failure.ts';
import { askModel, type HostedOptions } from './hosted.ts';
import { neutralSuggestion } from './neutral.ts';

/** What suggestions are made with. */
export interface SuggestionDependencies {
  /** Undefined when no provider is configured. */
  readonly hosted: HostedOptions | undefined;
  /** The offline recommender. */
  readonly recommend: (userQuery: string) => Suggestion;
  /** Whether a failure carries an offline suggestion. */
  readonly hasFallback: boolean;
  /** Limits what reaches the provider. */
  readonly limiter: RateLimiter;
}

/** Who asks for what. */
export interface SuggestionQuestion {
  readonly userQuery: string;
  readonly address: string;
  /** Aborted when the asker has gone. */
  readonly signal: AbortSignal;
}

/** Turns a task into a suggestion. */
export interface SuggestionService {
  readonly suggest: (question: SuggestionQuestion) => Promise<Suggestion>;
}

/**
 * Makes the service. Text that mentions a health risk gets the mildest pair at once and never reaches the provider.
 *
 * @throws (by `suggest`) AppError with the code of the failure, carrying the offline suggestion unless that is off.
 */
export function suggestionService(dependencies: SuggestionDependencies): SuggestionService {
  const { hosted, recommend, hasFallback, limiter } = dependencies;

  const offlineFor = (userQuery: string): Suggestion => {
    try {
      return recommend(userQuery);
    } catch (error) {
      throw new AppError('suggestion_failed', {
        cause: error instanceof Error ? error : String(error),
        body: withFallback(hasFallback ? neutralSuggestion() : undefined),
      });
    }
  };

  return {
    async suggest({ userQuery, address, signal }) {
      const offline = offlineFor(userQuery);
      if (offline.source === 'safety') return offline;
      const fallback = hasFallback ? offline : undefined;
      if (hosted === undefined) {
        throw new AppError('ai_not_configured', { body: withFallback(fallback) });
      }
      const verdict = await limiter.take(address);
      if (!verdict.isAllowed) {
        throw new AppError('rate_limited', {
          body: withFallback(fallback),
          retryAfterSeconds: verdict.retryAfterSeconds,
        });
      }
      const answer = await askModel(hosted, userQuery, signal);
      if (!answer.ok) throw hostedError(answer.reason, fallback);
      return answer.value;
    },
  };
}
