import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { escapeHtml } from '@overtone/domain/site/escape-html';
import { AppError } from '../../../http/app-error.ts';
import { limitBody } from '../../../http/request/limit-body.ts';
import { type PlainPage, plainPage } from '../../../http/pages/plain-page.ts';
import { orTooManyPage } from '../../../http/pages/too-many-page.ts';
import type { RequestContext, ServerApp } from '../../../http/server-context.ts';
import { spendAllowance } from '../../../http/request/spend-allowance.ts';
import type { IdentityLimiters } from '../identity.ts';
import type { EmailChangeAnswer, EmailChangeQuestion, EmailChangeService } from './email-change.ts';

const PATH = ACCOUNT_PAGES.changeEmail;
const MAX_FORM_BYTES = 1024;
const TOKEN = /^[\w-]{1,100}$/u;
const TO_ACCOUNT = `<p><a href="${ACCOUNT_PAGES.account}">Go to your account</a></p>`;

const OUTCOMES: Readonly<Record<EmailChangeAnswer | 'away', PlainPage>> = {
  waiting: {
    title: 'Thank you',
    body: '<p>The address changes as soon as you have also agreed through the link in the other mailbox.</p>',
  },
  done: {
    title: 'Your address has been changed',
    body: '<p>From now on you sign in with the new address, and our emails go there. Every other sign-in has ended.</p>',
  },
  stopped: {
    title: 'Nothing was changed',
    body: `<p>The account keeps its address. If you did not ask for the change yourself, someone may know your password: <a href="${ACCOUNT_PAGES.forgotPassword}">choose a new one</a>.</p>`,
  },
  gone: {
    status: 400,
    title: 'This link no longer works',
    body: '<p>It may have been used already, be older than a day, or the change was stopped. You can ask for a new one on your account page.</p>',
  },
  away: {
    status: 400,
    title: 'Not just yet',
    body: '<p>The payment provider, which must know the new address, is not answering at the moment. Nothing has changed; please open the link again in a few minutes.</p>',
  },
};

/**
 * `/change-email?token=…`: GET asks, because mail scanners open every link; POST takes the answer, yes or no. It needs
 * neither JavaScript nor a sign-in.
 */
export function changeEmailPage(
  app: ServerApp,
  service: EmailChangeService,
  { attempts }: Pick<IdentityLimiters, 'attempts'>,
  addressOf: (context: RequestContext) => string,
): void {
  const tokenOf = (context: RequestContext) => {
    const token = context.req.query('token') ?? '';
    return TOKEN.test(token) ? token : '';
  };
  const outcome = (context: RequestContext, end: keyof typeof OUTCOMES) => {
    const page = OUTCOMES[end];
    return plainPage(context, { ...page, body: `${page.body}\n${TO_ACCOUNT}` });
  };

  app.get(PATH, async (context) => {
    const token = tokenOf(context);
    const asked = await service.question(token);
    return asked === undefined
      ? outcome(context, 'gone')
      : plainPage(context, question(token, asked));
  });
  app.use(PATH, limitBody(MAX_FORM_BYTES, refuseBody));
  app.post(
    PATH,
    orTooManyPage(async (context) => {
      await spendAllowance(attempts, addressOf(context));
      const isAgreed = new URLSearchParams(await context.req.text()).get('answer') === 'yes';
      const end = await service.answer(tokenOf(context), isAgreed).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'billing_unavailable') {
          return 'away' as const;
        }
        throw error;
      });
      return outcome(context, end);
    }),
  );
}

function question(token: string, { end, from, to }: EmailChangeQuestion): PlainPage {
  const words =
    end === 'old'
      ? 'Agree only if you asked for this yourself: whoever reads the new address’s email can then get into the account.'
      : 'Agree only if this address is yours and you asked for it yourself.';
  return {
    title: 'Move the account to another address?',
    body: `<p>From <strong>${escapeHtml(from)}</strong> to <strong>${escapeHtml(to)}</strong>. ${words}</p>
<form method="post" action="${PATH}?token=${escapeHtml(token)}">
<p><button type="submit" name="answer" value="yes">Yes, use the new address</button></p>
<p><button type="submit" name="answer" value="no">No, leave it as it is</button></p>
</form>`,
  };
}

function refuseBody(): never {
  throw new AppError('body_too_large', { headers: { connection: 'close' } });
}
