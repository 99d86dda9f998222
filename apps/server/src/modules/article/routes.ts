import { writeArticle } from '@overtone/domain/contract/article';
import type { Api } from '../../access/api.ts';
import { serve } from '../../access/serve.ts';
import type { ArticleService } from './service.ts';

/** `POST /api/article`: a new article on a random topic. */
export function articleRoutes(api: Api, service: ArticleService): void {
  serve(api, writeArticle, ({ context }) =>
    service.write({ address: api.addressOf(context), signal: context.req.raw.signal }),
  );
}
