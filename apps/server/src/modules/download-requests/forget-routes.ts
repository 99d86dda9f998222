import { mailedLinkRoutes } from '../../http/pages/mailed-link.ts';
import type { ServerApp } from '../../http/server-context.ts';
import type { UnsubscribeTokens } from '../newsletter/unsubscribe-tokens.ts';
import type { DownloadRequestService } from './service.ts';

/** `/forget-request?token=…`: has the address of a request for download links forgotten. */
export function forgetRequestRoutes(
  app: ServerApp,
  service: Pick<DownloadRequestService, 'forget'>,
  tokens: UnsubscribeTokens,
): void {
  mailedLinkRoutes(app, {
    path: '/forget-request',
    read: (token) => tokens.read(token),
    act: (requestId) => service.forget(requestId),
    words: {
      question: {
        title: 'Forget your address?',
        body: 'One click, and we delete what you left when you asked for download links.',
        button: 'Forget it',
      },
      done: {
        title: 'Your address has been forgotten',
        body: 'We deleted what you left when you asked for download links, and won’t write to you because of it.',
      },
      linkName: 'link',
    },
  });
}
