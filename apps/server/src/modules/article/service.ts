import type { Article } from '@overtone/domain/article/article';
import { articlePrompt } from '@overtone/domain/article/article-prompt';
import { articleFromReply } from '@overtone/domain/article/article-reply';
import { topicAt } from '@overtone/domain/article/article-topics';
import type { Milliseconds, UnitInterval } from '@overtone/domain/units';
import { AppError } from '../../http/app-error.ts';
import { spendAllowance } from '../../http/request/spend-allowance.ts';
import type { AiChat } from '../../ports/ai.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { articlePool } from './article-pool.ts';

/** What articles are written with. */
export interface ArticleDependencies {
  /** Undefined when no provider is configured. */
  readonly ai:
    | { readonly chat: AiChat; readonly model: string; readonly timeoutMs: Milliseconds }
    | undefined;
  readonly limiter: RateLimiter;
  /** A number from 0 up to but not including 1, new at every call. */
  readonly random: () => UnitInterval;
  /** A clock for durations. */
  readonly now: () => Milliseconds;
}

/** Who asks. */
export interface ArticleAsker {
  readonly address: string;
  /** Aborted when the asker has gone. */
  readonly signal: AbortSignal;
}

/** Writes an article on a random topic. A failed call is final: the page has an article of its own. */
export interface ArticleService {
  readonly write: (asker: ArticleAsker) => Promise<Article>;
}

/**
 * Makes the service. Once enough articles on a topic were written lately, one of them is given again: however many
 * people read, the model writes no more than the pool holds a day.
 *
 * @throws (by `write`) AppError `ai_not_configured`, `rate_limited` or `article_failed`.
 */
export function articleService(dependencies: ArticleDependencies): ArticleService {
  const { ai, limiter, random, now } = dependencies;
  const pool = articlePool(now);
  return {
    async write({ address, signal }) {
      if (ai === undefined) throw new AppError('ai_not_configured');
      await spendAllowance(limiter, address);
      const topic = topicAt(random());
      const written = pool.draw(topic, random());
      if (written !== undefined) return written;
      const { messages, temperature, max_tokens: maxTokens } = articlePrompt(topic);
      const reply = await ai.chat.complete(
        { model: ai.model, messages, temperature, maxTokens },
        AbortSignal.any([signal, AbortSignal.timeout(ai.timeoutMs)]),
      );
      if (!reply.ok) throw new AppError('article_failed', { cause: reply.reason.detail });
      const article = articleFromReply(reply.value);
      if (article === null) throw new AppError('article_failed', { cause: 'nothing to show' });
      if (reply.value.isComplete) pool.add(topic, article);
      return article;
    },
  };
}
