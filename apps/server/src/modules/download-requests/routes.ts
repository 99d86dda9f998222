import { requestDownload } from '@overtone/domain/contract/forms';
import type { Api } from '../../access/api.ts';
import { serve } from '../../access/serve.ts';
import type { DownloadRequestService } from './service.ts';

/** `POST /api/download-requests`: have download links sent by mail. */
export function downloadRequestRoutes(api: Api, service: DownloadRequestService): void {
  serve(api, requestDownload, async ({ body, context }) => {
    const delivery = await service.save(body, context.req.header('user-agent') ?? '');
    return { ok: true, delivery };
  });
}
