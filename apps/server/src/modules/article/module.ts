import type { Milliseconds, UnitInterval } from '@overtone/domain/units';
import { writeArticle } from '@overtone/domain/contract/article';
import { serve } from '../../access/serve.ts';
import type { LimiterOf } from '../../adapters/database-rate-limiter.ts';
import type { LanguageModel } from '../../ports/ai.ts';
import type { ServerModule } from '../../server-module.ts';
import { articleService } from './service.ts';

/** What articles are written with. */
export interface ArticleDependencies {
  /** Undefined when no provider is configured. */
  readonly ai: Pick<LanguageModel, 'chat' | 'articleModel' | 'totalTimeoutMs'> | undefined;
  readonly articlesPerMinute: number;
  readonly limiter: LimiterOf;
  readonly random: () => UnitInterval;
  /** A clock for durations. */
  readonly now: () => Milliseconds;
}

/** `POST /api/article`: a new article on a random topic. */
export function createArticle(dependencies: ArticleDependencies): ServerModule {
  const { ai, random, now, articlesPerMinute } = dependencies;
  const limiter = dependencies.limiter('article', articlesPerMinute);
  const service = articleService({
    ai: ai && { chat: ai.chat, model: ai.articleModel, timeoutMs: ai.totalTimeoutMs },
    limiter,
    random,
    now,
  });
  return {
    allowances: { articles: limiter },
    routes(api) {
      serve(api, writeArticle, ({ context }) =>
        service.write({ address: api.addressOf(context), signal: context.req.raw.signal }),
      );
    },
  };
}
