import { escapeHtml } from '../../http/escape-html.ts';
import { plainPage } from '../../http/plain-page.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import type { UnsubscribeTokens } from '../newsletter/unsubscribe-tokens.ts';
import type { DownloadRequestService } from './service.ts';

/**
 * `/forget-request?token=…`: has the address of a request for download links forgotten. GET asks, because mail scanners
 * open every link; POST does it, from the page's button or from the mail program itself (RFC 8058).
 */
export function forgetRequestRoutes(
  app: ServerApp,
  service: Pick<DownloadRequestService, 'forget'>,
  tokens: UnsubscribeTokens,
): void {
  app.get('/forget-request', (context) => {
    const token = context.req.query('token') ?? '';
    return tokens.read(token) === undefined ? unknownLink(context) : question(context, token);
  });
  app.post('/forget-request', async (context) => {
    const requestId = tokens.read(context.req.query('token') ?? '');
    if (requestId === undefined) return unknownLink(context);
    await service.forget(requestId);
    return plainPage(context, {
      title: 'Your address is forgotten',
      body: `<p>We deleted what you left when you asked for download links, and won't write to you because of it.</p>
<p><a href="/">Go to the home page</a></p>`,
    });
  });
}

function question(context: RequestContext, token: string): Response {
  return plainPage(context, {
    title: 'Forget your address?',
    body: `<p>One click, and we delete what you left when you asked for download links.</p>
<form method="post" action="/forget-request?token=${escapeHtml(token)}">
<button type="submit">Forget it</button>
</form>
<p><a href="/">Keep it and go to the home page</a></p>`,
  });
}

function unknownLink(context: RequestContext): Response {
  return plainPage(context, {
    status: 400,
    title: 'This link is not complete',
    body: `<p>Nothing was changed. Please open the link in the mail once more, or copy all of it into the address bar.</p>
<p><a href="/">Go to the home page</a></p>`,
  });
}
