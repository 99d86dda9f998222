import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { emailChangeSchema } from '@overtone/domain/contract/account';
import { FORM_ACCEPTED, formResponseSchema } from '@overtone/domain/contract/form-response';
import { emptyBodySchema } from '@overtone/domain/contract/sign-in';
import { memberOf } from '../../access/guard.ts';
import { readJson } from '../../http/read-json.ts';
import type { ServerApp } from '../../http/server-context.ts';
import { spendAllowance } from '../../http/spend-allowance.ts';
import type { IdentityLimiters } from '../identity/identity.ts';
import { describeOperation } from '../openapi/describe.ts';
import type { EmailChangeService } from './email-change.ts';

const PATH = `/api${ACCOUNT_PAGES.account}/email`;

/** `/api/account/email`: asking for another address, and stopping that. */
export function emailChangeRoutes(
  app: ServerApp,
  service: EmailChangeService,
  { changes, passwords, mails }: Pick<IdentityLimiters, 'changes' | 'passwords' | 'mails'>,
): void {
  app.post(
    PATH,
    describeOperation({
      summary:
        'Have both the old and the new address asked whether the account may move; the answer is the same for every address',
      request: emailChangeSchema,
      response: formResponseSchema,
      failures: [
        'unauthenticated',
        'forbidden',
        'email_unverified',
        'invalid_email',
        'same_email',
        'wrong_password',
        'fresh_sign_in_required',
        'invalid_request',
        'rate_limited',
      ],
    }),
    async (context) => {
      const { email, password } = await readJson(context, emailChangeSchema, ({ issues }) =>
        issues.some(({ path }) => path[0] === 'email') ? 'invalid_email' : 'invalid_request',
      );
      const member = await memberOf(context);
      await spendAllowance(passwords, member.email);
      await spendAllowance(mails, email);
      await service.ask(member, email, password);
      return context.json(FORM_ACCEPTED);
    },
  );

  app.delete(
    PATH,
    describeOperation({
      summary: 'Stop a change of address that waits',
      request: emptyBodySchema,
      response: formResponseSchema,
      failures: ['unauthenticated', 'forbidden', 'invalid_request', 'rate_limited'],
    }),
    async (context) => {
      await readJson(context, emptyBodySchema);
      const member = await memberOf(context);
      await spendAllowance(changes, member.id);
      await service.stop(member);
      return context.json(FORM_ACCEPTED);
    },
  );
}
