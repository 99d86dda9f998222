import { recommend } from '@overtone/recommender/recommend';
import type { SubscriptionState } from '@overtone/domain/offers/entitlements';
import type { Milliseconds, UnitInterval } from '@overtone/domain/units';
import type { Api } from '../../access/api.ts';
import type { LimiterOf } from '../../adapters/database-rate-limiter.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Database } from '../../database/connection.ts';
import type { RequestContext } from '../../http/server-context.ts';
import type { AiChat } from '../../ports/ai.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { type Asker, memberAsker, visitorAsker } from './asker.ts';
import { historyRoutes } from './history-routes.ts';
import { hostedAnswers } from './hosted-answer.ts';
import { quotaStore } from './quota.ts';
import { quotaRoutes } from './quota-routes.ts';
import { recommendationRoute } from './recommendation-route.ts';
import { suggestionRoutes } from './routes.ts';
import { suggestionService } from './service.ts';
import { newVisitorId, visitorCookie } from './visitor-cookie.ts';

/** What this module alone needs from outside. */
export interface SuggestionModuleDependencies {
  /** Signs the visitors' cookie and hashes what must not be kept. */
  readonly secrets: Pick<Secrets, 'hash' | 'visitorCookieKey'>;
  /** Limits what visitors at one address may have the model do in a day. */
  readonly visitorDayLimiter: RateLimiter;
}

/** What this module shares with the rest of the application. */
export interface SharedDependencies {
  readonly database: Database;
  readonly now: () => Milliseconds;
  readonly random: () => UnitInterval;
  readonly wallClock: () => Date;
  /** Undefined when no provider is configured. */
  readonly ai:
    | {
        readonly chat: AiChat;
        readonly suggestionModel: string;
        readonly attemptTimeoutMs: Milliseconds;
        readonly totalTimeoutMs: Milliseconds;
      }
    | undefined;
  readonly aiFallback: boolean;
  readonly suggestionLimiter: RateLimiter;
  readonly suggestions: SuggestionModuleDependencies;
  /** Whether somebody pays. */
  readonly subscriptionOf: (userId: string) => Promise<SubscriptionState>;
  readonly isHttps: boolean;
}

const DAY_MS: Milliseconds = 24 * 60 * 60_000;

/** What the module needs, from the operator's settings. */
export function suggestionDependencies(
  { visitorSuggestionsPerDay: limit }: { readonly visitorSuggestionsPerDay: number },
  limiter: LimiterOf,
  secrets: Secrets,
): SuggestionModuleDependencies {
  return { secrets, visitorDayLimiter: limiter('visitor suggestion', limit, DAY_MS) };
}

/** Suggestions, their quota and their history. */
export function suggestionModule(api: Api, dependencies: SharedDependencies): void {
  const { ai, database, now, random, wallClock, suggestionLimiter: limiter } = dependencies;
  const { addressOf } = api;
  const { secrets, visitorDayLimiter } = dependencies.suggestions;
  const cookie = visitorCookie(secrets.visitorCookieKey, dependencies.isHttps);
  const quota = quotaStore(database, dependencies.subscriptionOf);

  async function askerOf(context: RequestContext): Promise<Asker> {
    const person = await context.get('person')();
    const address = addressOf(context);
    if (person.kind === 'member') return memberAsker(person.id, address);
    return visitorAsker((await cookie.read(context)) ?? newVisitorId(), address);
  }

  const service = suggestionService({
    answerHosted:
      ai &&
      hostedAnswers({
        hosted: { ...ai, model: ai.suggestionModel, now, random },
        database,
        quota,
        limiter,
        visitorDayLimiter,
        requestHash: secrets.hash('keyed request'),
        answerHash: secrets.hash('answer'),
        now,
        wallClock,
      }).answer,
    recommend,
    hasFallback: dependencies.aiFallback,
    database,
    limiter,
    wallClock,
  });

  suggestionRoutes(api, service, {
    // Where nobody can be known for now, nothing can be counted either, and the answer is the offline one.
    askerOf: (context) =>
      askerOf(context).catch(() => visitorAsker(newVisitorId(), addressOf(context))),
    remember: async (context, { visitorId }) => {
      if (visitorId !== undefined) await cookie.write(context, visitorId);
    },
  });
  recommendationRoute(api, limiter);
  quotaRoutes(api, { quota, askerOf, answersWithinMs: ai?.totalTimeoutMs });
  historyRoutes(api, { database, wallClock });
}
