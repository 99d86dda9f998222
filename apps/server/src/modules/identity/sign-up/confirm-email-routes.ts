import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { emailSchema } from '@overtone/domain/contact/email';
import type { OfferId } from '@overtone/domain/offers/offers';
import { escapeHtml } from '@overtone/domain/site/escape-html';
import { AppError } from '../../../http/app-error.ts';
import { limitBody } from '../../../http/request/limit-body.ts';
import { plainPage } from '../../../http/pages/plain-page.ts';
import { orTooManyPage } from '../../../http/pages/too-many-page.ts';
import type { RequestContext, ServerApp } from '../../../http/server-context.ts';
import { spendAllowance } from '../../../http/request/spend-allowance.ts';
import { askAuth } from '../library/ask-auth.ts';
import { noteBrowser } from '../known-browsers/note-browser.ts';
import type { Identity } from '../identity.ts';
import { type MailedConfirmation, mailedConfirmation } from './mailed-confirmation.ts';
import { whilePasswordStays } from '../password/while-password-stays.ts';
import { purchaseAhead } from './purchase-ahead.ts';
import { mailNewLink } from './sign-up.ts';

const PATH = ACCOUNT_PAGES.confirmEmail;
const AGAIN = `${PATH}/again`;
const MAX_FORM_BYTES = 4096;
const TOKEN = /^[\w-]{1,100}$/u;
const TO_ACCOUNT = `<p><a href="${ACCOUNT_PAGES.account}">Go to your account</a></p>`;
const TO_SIGN_IN = signInLink(ACCOUNT_PAGES.signIn);

/**
 * `/confirm-email?token=…`: GET asks, because mail scanners open every link; POST, from the page's button, confirms. It asks
 * for the password of the sign-up, so that nobody who only reads the mails confirms an account that a stranger made, and
 * signs in at once. A link that no longer works stands beside a form that has a new one mailed; its answer does not tell
 * whether there is an account. None of it needs JavaScript.
 */
export function confirmEmailRoutes(
  app: ServerApp,
  identity: Identity,
  addressOf: (context: RequestContext) => string,
  offersOnSale: readonly OfferId[],
): void {
  const { attempts, passwords, mails } = identity.limiters;

  async function linkOf(context: RequestContext) {
    const token = context.req.query('token') ?? '';
    const waiting = TOKEN.test(token) ? await mailedConfirmation(identity, token) : undefined;
    return waiting && { token, waiting };
  }

  /** What is charged on the payment page, for somebody who goes on to it. */
  app.get(PATH, async (context) => {
    const link = await linkOf(context);
    if (link === undefined) return unknownLink(context);
    return question(context, link.token, link.waiting, {
      ahead: purchaseAhead(link.waiting.next, offersOnSale),
    });
  });

  app.use(PATH, limitBody(MAX_FORM_BYTES, refuseBody));
  app.post(
    PATH,
    orTooManyPage(async (context) => {
      await spendAllowance(attempts, addressOf(context));
      const link = await linkOf(context);
      if (link === undefined) return unknownLink(context);
      const { token, waiting } = link;
      const password = (await formOf(context)).get('password') ?? '';
      if (waiting.password !== undefined) {
        await spendAllowance(passwords, waiting.email);
        const { isHashOf } = await identity.auth();
        if (!(await isHashOf(waiting.password, password)))
          return question(context, token, waiting, {
            tried: password,
            ahead: purchaseAhead(waiting.next, offersOnSale),
          });
      }
      const end = await waiting.confirm();
      if (end === 'gone') return unknownLink(context);
      if (end === 'known') return alreadyKnown(context);
      if (waiting.password === undefined) return confirmed(context, TO_ACCOUNT);
      return (await isSignedIn(context, identity, { email: waiting.email, password }))
        ? context.redirect(waiting.next, 303)
        : confirmed(context, signInLink(waiting.next));
    }),
  );

  app.use(AGAIN, limitBody(MAX_FORM_BYTES, refuseBody));
  app.post(
    AGAIN,
    orTooManyPage(async (context) => {
      const email = emailSchema.safeParse((await formOf(context)).get('email') ?? '');
      if (!email.success) return unknownLink(context);
      await spendAllowance(attempts, addressOf(context));
      const { isAllowed } = await mails.take(email.data);
      if (isAllowed) await mailNewLink(identity, email.data);
      return plainPage(context, {
        title: 'Check your email',
        body: `<p>If this address is waiting to be confirmed, a new link is on its way to it. Each address gets only a few an hour.</p>\n${TO_ACCOUNT}`,
      });
    }),
  );
}

/** Signing in by hand, and then on to `next`. */
function signInLink(next: string): string {
  const isThere = next.startsWith(ACCOUNT_PAGES.signIn);
  const href = isThere ? next : `${ACCOUNT_PAGES.signIn}?next=${encodeURIComponent(next)}`;
  return `<p><a href="${escapeHtml(href)}">Sign in</a></p>`;
}

async function formOf(context: RequestContext): Promise<URLSearchParams> {
  return new URLSearchParams(await context.req.text());
}

/**
 * Why a confirmed address does not sign in at once: the browser does not say where it asks from, nobody is let in, or too many
 * passwords are tried.
 */
const CANT_SIGN_IN: ReadonlySet<string> = new Set([
  'forbidden',
  'account_suspended',
  'rate_limited',
]);

/** Signs in here with what was just confirmed; false where that is not possible. */
async function isSignedIn(
  context: RequestContext,
  identity: Identity,
  body: { readonly email: string; readonly password: string },
): Promise<boolean> {
  try {
    const answer = await whilePasswordStays(identity, body.email, 'invalid_credentials', () =>
      askAuth(context, identity, { path: '/sign-in/email', body }),
    );
    await noteBrowser(context, identity, answer);
    return true;
  } catch (error) {
    if (error instanceof AppError && CANT_SIGN_IN.has(error.code)) return false;
    throw error;
  }
}

function refuseBody(): never {
  throw new AppError('body_too_large', { headers: { connection: 'close' } });
}

/** Asks; with the password that was tried, it says that it was not right. */
function question(
  context: RequestContext,
  token: string,
  { email, password }: MailedConfirmation,
  { tried, ahead }: { readonly tried?: string; readonly ahead: string | null },
): Response {
  const isAsked = password !== undefined;
  const isWrong = tried !== undefined;
  const problem =
    tried === ''
      ? 'Enter the password you chose.'
      : 'That is not the password you signed up with. If you signed up more than once, open the newest email.';
  const wrong = isWrong ? `<p role="alert" id="password-problem">${problem}</p>\n` : '';
  const field = isAsked
    ? `<p><label for="password">Your password</label><br><input type="password" name="password" id="password" autocomplete="current-password" required aria-invalid="${isWrong}" aria-describedby="${isWrong ? 'password-problem ' : ''}password-why" autofocus></p>
${wrong}<p id="password-why">So that only you can confirm it.</p>\n`
    : '';
  return plainPage(context, {
    ...(tried !== undefined && { status: 400 }),
    title: 'Confirm your email address',
    body: `<p>Is <strong>${escapeHtml(email)}</strong> yours? Confirm it only if you created the account yourself. If you did not, close this page and nothing happens.</p>
<form method="post" novalidate action="${PATH}?token=${escapeHtml(token)}">
<input type="email" name="email" value="${escapeHtml(email)}" autocomplete="username" hidden>
${field}<button type="submit">Yes, confirm my address</button>
</form>${ahead === null ? '' : `\n<p>${escapeHtml(ahead)}</p>`}`,
  });
}

function confirmed(context: RequestContext, wayOn: string): Response {
  return plainPage(context, {
    title: 'Your address has been confirmed',
    body: `<p>Thank you. Everything in your account is open to you now.</p>\n${wayOn}`,
  });
}

function alreadyKnown(context: RequestContext): Response {
  return plainPage(context, {
    status: 400,
    title: 'You already have an account',
    body: `<p>Its address has since been confirmed in another way, and it keeps the ways to sign in that it has. To add a password, ask for a link to choose a new one.</p>
${TO_SIGN_IN}`,
  });
}

function unknownLink(context: RequestContext): Response {
  return plainPage(context, {
    status: 400,
    title: 'This link no longer works',
    body: `<p>It may have been used already, be older than a day, or there may be a newer one in your mail.</p>
<form method="post" action="${AGAIN}">
<p><label>Your email address<br><input type="email" name="email" autocomplete="email" required></label></p>
<button type="submit">Send me a new link</button>
</form>
${TO_ACCOUNT}`,
  });
}
