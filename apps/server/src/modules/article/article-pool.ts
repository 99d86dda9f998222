import type { Article } from '@overtone/domain/article/article';
import type { Milliseconds, UnitInterval } from '@overtone/domain/units';

/** Articles on one topic that are written before one of them is given again. */
export const ARTICLES_PER_TOPIC = 4;

/** How long an article is given again. */
export const ARTICLE_KEPT_MS: Milliseconds = 24 * 60 * 60_000;

/** Articles that were written lately, by topic. */
export interface ArticlePool {
  /** One of the topic's articles, as `random` falls; undefined while there are too few, and a new one is due. */
  readonly draw: (topic: string, random: UnitInterval) => Article | undefined;
  readonly add: (topic: string, article: Article) => void;
}

/** A pool in memory, empty at first. */
export function articlePool(now: () => Milliseconds): ArticlePool {
  const written = new Map<string, { readonly article: Article; readonly at: Milliseconds }[]>();
  const fresh = (topic: string) =>
    (written.get(topic) ?? []).filter(({ at }) => now() - at < ARTICLE_KEPT_MS);
  return {
    draw(topic, random) {
      const articles = fresh(topic);
      if (articles.length < ARTICLES_PER_TOPIC) return undefined;
      return articles[Math.floor(random * articles.length)]?.article;
    },
    add(topic, article) {
      written.set(topic, [...fresh(topic), { article, at: now() }]);
    },
  };
}
