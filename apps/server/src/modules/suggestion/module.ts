import { recommend } from '@overtone/recommender/recommend';
import type { Milliseconds, UnitInterval } from '@overtone/domain/units';
import type { Logger } from 'pino';
import type { Api } from '../../access/api.ts';
import type { LimiterOf } from '../../adapters/database-rate-limiter.ts';
import type { Database } from '../../database/connection.ts';
import type { RequestContext } from '../../http/server-context.ts';
import type { LanguageModel } from '../../ports/ai.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { Subscriptions } from '../../ports/subscriptions.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { ServiceModule } from '../../server-module.ts';
import { type Asker, memberAsker, visitorAsker } from './asker.ts';
import { historyRoutes } from './history/history-routes.ts';
import { hostedAnswers } from './hosted/hosted-answer.ts';
import { askModel, type HostedOptions } from './hosted/hosted.ts';
import { quotaStore } from './quota/quota.ts';
import { quotaRoutes } from './quota/quota-routes.ts';
import { recommendationRoute } from './recommendation-route.ts';
import { suggestionRoutes } from './routes.ts';
import { suggestionService } from './service.ts';
import { newVisitorId, visitorCookie } from './visitor-cookie.ts';
import { startWarmUp } from './hosted/warm-up.ts';
import { warmOffline } from './warm-offline.ts';

/** What suggestions are made with. */
export interface SuggestionDependencies {
  readonly database: Database;
  /** A clock for durations. */
  readonly now: () => Milliseconds;
  /** The calendar's time. */
  readonly wallClock: () => Date;
  readonly random: () => UnitInterval;
  /** Undefined when no provider is configured. */
  readonly ai: LanguageModel | undefined;
  /** Whether a failed AI suggestion carries one made offline. */
  readonly aiFallback: boolean;
  readonly limiter: LimiterOf;
  readonly suggestionsPerMinute: number;
  /** What visitors at one address may have the model do in a day. */
  readonly visitorSuggestionsPerDay: number;
  /** Sign the visitors' cookie and hash what must not be kept. */
  readonly secrets: Pick<Secrets, 'hash' | 'visitorCookieKey'>;
  /** Whether somebody pays. */
  readonly subscriptionOf: Subscriptions['subscriptionOf'];
  /** Whether people reach the server over HTTPS. */
  readonly isHttps: boolean;
  readonly log: Logger;
}

/** Asks the model about a text, whoever wrote it; counts nothing and keeps nothing. */
export type AskAboutText = (text: string, signal: AbortSignal) => ReturnType<typeof askModel>;

/** What others may ask about suggestions. */
export interface Suggestions {
  /** Undefined when no provider is configured. */
  readonly askModel: AskAboutText | undefined;
}

const DAY_MS: Milliseconds = 24 * 60 * 60_000;

/** Suggestions, their quota and their history. */
export function createSuggestions(
  dependencies: SuggestionDependencies,
): ServiceModule<Suggestions> {
  const { ai, log, now, random } = dependencies;
  const limiter = dependencies.limiter('suggestion', dependencies.suggestionsPerMinute);
  const visitorDayLimiter = dependencies.limiter(
    'visitor suggestion',
    dependencies.visitorSuggestionsPerDay,
    DAY_MS,
  );
  const hosted = ai && { ...ai, model: ai.suggestionModel, now, random };
  return {
    service: { askModel: hosted && ((text, signal) => askModel(hosted, text, signal)) },
    allowances: {
      suggestions: limiter,
      verdicts: { take: (key) => limiter.take(`history:${key}`) },
    },
    routes: (api) => serveSuggestions(api, { ...dependencies, limiter, visitorDayLimiter, hosted }),
    jobs: [warmOffline(recommend), ...(ai?.isLocal ? [() => startWarmUp(ai, log)] : [])],
  };
}

interface ServedParts extends Omit<SuggestionDependencies, 'limiter'> {
  readonly limiter: RateLimiter;
  readonly visitorDayLimiter: RateLimiter;
  readonly hosted: HostedOptions | undefined;
}

function serveSuggestions(api: Api, parts: ServedParts): void {
  const { hosted, database, limiter, visitorDayLimiter, secrets, now, wallClock } = parts;
  const { addressOf } = api;
  const cookie = visitorCookie(secrets.visitorCookieKey, parts.isHttps);
  const quota = quotaStore(database, parts.subscriptionOf);

  async function askerOf(context: RequestContext): Promise<Asker> {
    const person = await context.get('person')();
    const address = addressOf(context);
    if (person.kind === 'member') return memberAsker(person.id, address);
    return visitorAsker((await cookie.read(context)) ?? newVisitorId(), address);
  }

  const service = suggestionService({
    answerHosted:
      hosted &&
      hostedAnswers({
        hosted,
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
    hasFallback: parts.aiFallback,
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
  quotaRoutes(api, {
    quota,
    askerOf,
    answersWithinMs: hosted?.totalTimeoutMs,
    isOffline: hosted === undefined && parts.aiFallback,
  });
  historyRoutes(api, { database, wallClock });
}
