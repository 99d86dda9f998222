import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { emailSchema } from '@overtone/domain/contact/email';
import type { Milliseconds } from '@overtone/domain/units';
import { AppError } from '../../http/app-error.ts';
import { escapeHtml } from '@overtone/domain/site/escape-html';
import { limitBody } from '../../http/limit-body.ts';
import { plainPage } from '../../http/plain-page.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { spendAllowance } from '../../http/spend-allowance.ts';
import { atLeast } from './at-least.ts';
import type { Identity } from './identity.ts';
import { askAgainToConfirm, confirmEmail } from './mailed-links.ts';

const PATH = ACCOUNT_PAGES.confirmEmail;
const AGAIN = `${PATH}/again`;
const MAX_FORM_BYTES = 4096;
/** Many times what promising a mail takes. */
const ANSWER_MS: Milliseconds = 250;
const TOKEN = /^[\w-]{1,100}$/u;

/**
 * `/confirm-email?token=…`: GET asks, because mail scanners open every link; POST, from the page's button, confirms. So
 * nobody's program confirms an account that a stranger made. A link that no longer works stands beside a form that has a
 * new one mailed; its answer does not tell whether there is an account. None of it needs JavaScript.
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
  app.use(AGAIN, limitBody(MAX_FORM_BYTES, refuseBody));
  app.post(AGAIN, async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const email = emailSchema.safeParse(form.get('email') ?? '');
    if (!email.success) return unknownLink(context);
    await spendAllowance(identity.limiters.attempts, addressOf(context));
    // A mail takes longer to promise than nothing does, and nobody shall tell by that.
    await atLeast(ANSWER_MS, askAgainToConfirm(identity, email.data));
    return plainPage(context, {
      title: 'Look into your mail',
      body: `<p>If an account waits for this address to be confirmed, a new link is on its way to it.</p>
<p><a href="${ACCOUNT_PAGES.account}">Go to your account</a></p>`,
    });
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

function refuseBody(): never {
  throw new AppError('body_too_large', { headers: { connection: 'close' } });
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
    body: `<p>It may have been used already, or be older than a day.</p>
<form method="post" action="${AGAIN}">
<p><label>Your email address<br><input type="email" name="email" autocomplete="email" required></label></p>
<button type="submit">Send me a new link</button>
</form>
<p><a href="${ACCOUNT_PAGES.account}">Go to your account</a></p>`,
  });
}
