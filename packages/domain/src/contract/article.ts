import { z } from 'zod';
import type { Article } from '../article/article.ts';
import { endpoint } from './endpoint.ts';

/** Body of `POST /api/article`: nothing, since the server picks the topic. */
export const articleRequestSchema = z.strictObject({});

/** Body of a successful `POST /api/article`. */
export const articleResponseSchema: z.ZodType<Article> = z.object({
  title: z.string().min(1),
  content: z.string().min(1),
});

/** A new article on a random topic. */
export const writeArticle = endpoint({
  method: 'POST',
  path: '/api/article',
  access: 'anyone',
  summary: 'Write an article on a random topic',
  body: articleRequestSchema,
  response: articleResponseSchema,
  failures: ['invalid_request', 'rate_limited', 'article_failed', 'ai_not_configured'],
  limits: [{ of: 'articles', by: 'address', at: 'handler' }],
});
