import { z } from 'zod';
import type { Article } from '../article/article.ts';

/** Body of a successful `POST /api/article`. */
export const articleResponseSchema: z.ZodType<Article> = z.object({
  title: z.string().min(1),
  content: z.string().min(1),
});

/** Body of a successful `POST /api/article`. */
export type ArticleResponse = Article;
