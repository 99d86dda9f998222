import { articleRequestSchema } from '@overtone/domain/contract/article-request';
import { articleResponseSchema } from '@overtone/domain/contract/article-response';
import { readJson } from '../../http/read-json.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { describeOperation } from '../openapi/describe.ts';
import type { ArticleService } from './service.ts';

/** `POST /api/article`: a new article on a random topic. */
export function articleRoutes(
  app: ServerApp,
  service: ArticleService,
  addressOf: (context: RequestContext) => string,
): void {
  const describe = describeOperation({
    summary: 'Write an article on a random topic',
    request: articleRequestSchema,
    response: articleResponseSchema,
    failures: ['invalid_request', 'rate_limited', 'article_failed', 'ai_not_configured'],
  });
  app.post('/api/article', describe, async (context) => {
    await readJson(context, articleRequestSchema);
    const article = await service.write({
      address: addressOf(context),
      signal: context.req.raw.signal,
    });
    return context.json(article, 200, { 'cache-control': 'no-store' });
  });
}
