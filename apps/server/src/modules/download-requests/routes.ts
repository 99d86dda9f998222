import {
  downloadAcceptedSchema,
  downloadRequestFormSchema,
} from '@overtone/domain/contact/download-request';
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
    response: downloadAcceptedSchema,
    status: 201,
    failures: ['invalid_email', 'invalid_request', 'rate_limited'],
  });
  app.post('/api/download-requests', describe, async (context) => {
    const form = await readJson(context, downloadRequestFormSchema, formFailure);
    await spendAllowance(limiter, addressOf(context));
    const delivery = await service.save(form, context.req.header('user-agent') ?? '');
    return context.json({ ok: true, delivery } as const, 201, { 'cache-control': 'no-store' });
  });
}
