import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { escapeHtml } from '../../http/escape-html.ts';
import { plainPage } from '../../http/plain-page.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { spendAllowance } from '../../http/spend-allowance.ts';
import type { Identity } from './identity.ts';
import { confirmEmail } from './mailed-links.ts';

const PATH = ACCOUNT_PAGES.confirmEmail;
const TOKEN = /^[\w-]{1,100}$/u;

/**
 * `/confirm-email?token=…`: GET asks, because mail scanners open every link; POST, from the page's button, confirms. So
 * nobody's program confirms an account that a stranger made. Neither needs JavaScript.
 */
export function confirmEmailRoutes(
  app: ServerApp,
  identity: Identity,
  addressOf: (context: RequestContext) => string,
): void {
  app.get(PATH, (context) => {
    const token = context.req.query('token') ?? '';
    return TOKEN.test(token) ? question(context, token) : unknownLink(context);
  });
  app.post(PATH, async (context) => {
    await spendAllowance(identity.limiters.attempts, addressOf(context));
    const isConfirmed = await confirmEmail(identity, context.req.query('token') ?? '');
    if (!isConfirmed) return unknownLink(context);
    return plainPage(context, {
      title: 'Your address is confirmed',
      body: `<p>Thank you. Everything in your account is open to you now.</p>
<p><a href="${ACCOUNT_PAGES.account}">Go to your account</a></p>`,
    });
  });
}

function question(context: RequestContext, token: string): Response {
  return plainPage(context, {
    title: 'Is this your address?',
    body: `<p>Confirm it only if you made the account yourself. If you did not, close this page and nothing happens.</p>
<form method="post" action="${PATH}?token=${escapeHtml(token)}">
<button type="submit">Yes, confirm my address</button>
</form>`,
  });
}

function unknownLink(context: RequestContext): Response {
  return plainPage(context, {
    status: 400,
    title: 'This link no longer works',
    body: `<p>It may have been used already, or be older than a day. On your account page you can have a new one sent.</p>
<p><a href="${ACCOUNT_PAGES.account}">Go to your account</a></p>`,
  });
}
