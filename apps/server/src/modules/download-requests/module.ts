import { requestDownload } from '@overtone/domain/contract/forms';
import { serve } from '../../access/serve.ts';
import type { ServerModule } from '../../server-module.ts';
import type { UnsubscribeTokens } from '../newsletter/unsubscribe-tokens.ts';
import { forgetRequestRoutes } from './forget-routes.ts';
import { type DownloadRequestDependencies, downloadRequestService } from './service.ts';

/** What wishes for download links are served with. */
export interface DownloadRequestsDependencies extends DownloadRequestDependencies {
  readonly tokens: UnsubscribeTokens;
}

/** `POST /api/download-requests`: have download links sent by mail; and a page that has the wish forgotten. */
export function createDownloadRequests(dependencies: DownloadRequestsDependencies): ServerModule {
  const service = downloadRequestService(dependencies);
  return {
    routes(api) {
      serve(api, requestDownload, async ({ body, context }) => {
        const delivery = await service.save(body, context.req.header('user-agent') ?? '');
        return { ok: true, delivery };
      });
      forgetRequestRoutes(api.app, service, dependencies.tokens);
    },
  };
}
