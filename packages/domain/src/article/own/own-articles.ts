import type { Article } from '../article.ts';
import { ATTENTION_ARTICLES } from './attention.ts';
import { RHYTHM_ARTICLES } from './rhythms.ts';

/** Our own articles, to choose from where none can be written: four paragraphs each, on the topics of the written ones. */
export const OWN_ARTICLES: readonly Article[] = [...RHYTHM_ARTICLES, ...ATTENTION_ARTICLES];
