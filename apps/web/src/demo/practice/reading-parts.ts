import type { ArticleReader } from '@overtone/client/article/article-reader';
import type { ReadingTimer } from '@overtone/client/session/reading-timer';

/** What reading with the effect on works on. */
export interface ReadingParts {
  readonly reader: ArticleReader;
  readonly readingTimer: ReadingTimer;
}
