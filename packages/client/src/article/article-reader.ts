import type { Article } from '@overtone/domain/article/article';
import { BUILT_IN_ARTICLE } from '@overtone/domain/article/built-in-article';
import { wordCount } from '@overtone/domain/article/word-count';
import { ok } from '@overtone/domain/result';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { atom, type ReadableAtom } from 'nanostores';
import type { ApiClient } from '../api/api-client.ts';
import { withDeadline } from '../api/deadline.ts';
import type { Host } from '../platform/host.ts';
import { loggableRefusal, type Reply } from '../api/call.ts';

/** An article with its number of words. */
export interface ReadableArticle extends Article {
  readonly wordCount: number;
}

/** Whether a new article is on its way. */
export type ArticleStatus = 'idle' | 'loading';

/** Why no new article came: nothing writes articles here, or this one could not be had. */
export type ArticleMissing = 'no-writer' | 'failed';

/** An article that has not come after this time is given up: 500 tokens take a hosted model a few seconds. */
const ARTICLE_DEADLINE_MS: Milliseconds = 20_000;

/** Logged when an article was asked for and none came. */
const ARTICLE_FAILED_LOG = 'Failed to generate content';

/** The article of the Focus Reading tab. */
export interface ArticleReader {
  /** The article shown; the built-in one at first. */
  readonly $article: ReadableAtom<ReadableArticle>;
  readonly $status: ReadableAtom<ArticleStatus>;
  /** Why no new article came when one was asked for last; null where one did, and before. */
  readonly $missing: ReadableAtom<ArticleMissing | null>;
  /** Our own articles, to choose from where no new one came; empty until then. */
  readonly $shelf: ReadableAtom<readonly Article[]>;
  /** Shows the article of the shelf that has this title. */
  readonly readFromShelf: (title: string) => void;
  /** Puts a new article in place, or the built-in one when none can be had. Refused while loading. */
  readonly readSomethingRandom: () => Promise<void>;
  /** Drops the request under way. */
  readonly stop: Stop;
}

export interface ArticleReaderParts {
  readonly api: Pick<ApiClient, 'article' | 'capabilities'>;
  readonly host: Pick<Host, 'after' | 'log'>;
}

/** Makes a reader that shows the built-in article. */
export function createArticleReader({ api, host }: ArticleReaderParts): ArticleReader {
  const $article = atom(readable(BUILT_IN_ARTICLE));
  const $status = atom<ArticleStatus>('idle');
  const $missing = atom<ArticleMissing | null>(null);
  const $shelf = atom<readonly Article[]>([]);
  const ended = new AbortController();

  async function readSomethingRandom(): Promise<void> {
    if ($status.get() === 'loading' || ended.signal.aborted) return;
    $status.set('loading');
    const article = await withDeadline(host, ARTICLE_DEADLINE_MS, newArticle, ended.signal);
    if (ended.signal.aborted) return;
    if (!article.ok) host.log.error(ARTICLE_FAILED_LOG, loggableRefusal(article.reason));
    const written = article.ok ? article.value : null;
    if (written === null) await fillShelf();
    $article.set(readable(written ?? BUILT_IN_ARTICLE));
    if (written !== null) $missing.set(null);
    else $missing.set(article.ok ? 'no-writer' : 'failed');
    $status.set('idle');
  }

  /** Null without a key on the server: then there is nothing to ask for, and the article request is not made. */
  async function newArticle(signal: AbortSignal): Reply<Article | null> {
    const capabilities = await api.capabilities(signal);
    if (!capabilities.ok) return capabilities;
    return capabilities.value.aiArticles ? api.article(signal) : ok(null);
  }

  /** They come with the first need of them, so that a page that has none is no heavier for them. */
  async function fillShelf(): Promise<void> {
    try {
      const { OWN_ARTICLES } = await import('@overtone/domain/article/own/own-articles');
      $shelf.set([BUILT_IN_ARTICLE, ...OWN_ARTICLES]);
    } catch (cause) {
      host.log.warn('Our own articles could not be loaded', cause);
    }
  }

  function readFromShelf(title: string): void {
    const article = $shelf.get().find((own) => own.title === title);
    if (article) $article.set(readable(article));
  }

  return {
    $article,
    $status,
    $missing,
    $shelf,
    readSomethingRandom,
    readFromShelf,
    stop: () => ended.abort(),
  };
}

function readable(article: Article): ReadableArticle {
  return { ...article, wordCount: wordCount(article.content) };
}
