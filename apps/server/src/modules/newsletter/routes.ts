import { newsletterFormSchema } from '@overtone/domain/contact/newsletter-subscriber';
import { FORM_ACCEPTED, formResponseSchema } from '@overtone/domain/contract/form-response';
import { formFailure } from '../../http/form-failure.ts';
import { readJson } from '../../http/read-json.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { spendAllowance } from '../../http/spend-allowance.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { describeOperation } from '../openapi/describe.ts';
import type { NewsletterService } from './service.ts';

/** `POST /api/newsletter-subscribers`: subscribe to the newsletter. */
export function newsletterRoutes(
  app: ServerApp,
  service: NewsletterService,
  limiter: RateLimiter,
  addressOf: (context: RequestContext) => string,
): void {
  const describe = describeOperation({
    summary: 'Subscribe to the newsletter',
    request: newsletterFormSchema,
    response: formResponseSchema,
    status: 201,
    failures: ['invalid_email', 'invalid_request', 'rate_limited'],
  });
  app.post('/api/newsletter-subscribers', describe, async (context) => {
    const form = await readJson(context, newsletterFormSchema, formFailure);
    await spendAllowance(limiter, addressOf(context));
    await service.subscribe(form);
    return context.json(FORM_ACCEPTED, 201, { 'cache-control': 'no-store' });
  });
}
