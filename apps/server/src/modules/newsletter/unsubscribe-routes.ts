import { PRODUCT_NAME } from '@overtone/domain/product';
import { escapeHtml } from '../../http/escape-html.ts';
import { plainPage } from '../../http/plain-page.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import type { NewsletterService } from './service.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

/**
 * `/unsubscribe?token=…`: GET asks, because mail scanners open every link; POST ends the newsletter, from the page's
 * button or from the mail program itself (RFC 8058). Neither needs JavaScript or says whom the token stands for.
 */
export function unsubscribeRoutes(
  app: ServerApp,
  service: Pick<NewsletterService, 'unsubscribe'>,
  tokens: UnsubscribeTokens,
): void {
  app.get('/unsubscribe', (context) => {
    const token = context.req.query('token') ?? '';
    return tokens.read(token) === undefined ? unknownLink(context) : question(context, token);
  });
  app.post('/unsubscribe', async (context) => {
    const subscriberId = tokens.read(context.req.query('token') ?? '');
    if (subscriberId === undefined) return unknownLink(context);
    await service.unsubscribe(subscriberId);
    return plainPage(context, {
      title: 'You are unsubscribed',
      body: `<p>We won't send you the ${PRODUCT_NAME} newsletter any more. If you change your mind, the form at the foot of the home page is always there.</p>
<p><a href="/">Go to the home page</a></p>`,
    });
  });
}

function question(context: RequestContext, token: string): Response {
  return plainPage(context, {
    title: 'Unsubscribe from the newsletter?',
    body: `<p>One click, and the ${PRODUCT_NAME} newsletter stops.</p>
<form method="post" action="/unsubscribe?token=${escapeHtml(token)}">
<button type="submit">Unsubscribe</button>
</form>
<p><a href="/">Keep it and go to the home page</a></p>`,
  });
}

function unknownLink(context: RequestContext): Response {
  return plainPage(context, {
    status: 400,
    title: 'This link is not complete',
    body: `<p>Nothing was changed. Please open the unsubscribe link in the mail once more, or copy all of it into the address bar.</p>
<p><a href="/">Go to the home page</a></p>`,
  });
}
