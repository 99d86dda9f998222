import { downloadRequestFormSchema } from '@overtone/domain/contact/download-request';
import { FORM_ACCEPTED, formResponseSchema } from '@overtone/domain/contract/form-response';
import { formFailure } from '../../http/form-failure.ts';
import { readJson } from '../../http/read-json.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { spendAllowance } from '../../http/spend-allowance.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { describeOperation } from '../openapi/describe.ts';
import type { DownloadRequestService } from './service.ts';

/** `POST /api/download-requests`: have download links sent by mail. */
export function downloadRequestRoutes(
  app: ServerApp,
  service: DownloadRequestService,
  limiter: RateLimiter,
  addressOf: (context: RequestContext) => string,
): void {
  const describe = describeOperation({
    summary: 'Have download links sent by mail',
    request: downloadRequestFormSchema,
    response: formResponseSchema,
    status: 201,
    failures: ['invalid_email', 'invalid_request', 'rate_limited'],
  });
  app.post('/api/download-requests', describe, async (context) => {
    const form = await readJson(context, downloadRequestFormSchema, formFailure);
    await spendAllowance(limiter, addressOf(context));
    await service.save(form, context.req.header('user-agent') ?? '');
    return context.json(FORM_ACCEPTED, 201, { 'cache-control': 'no-store' });
  });
}
