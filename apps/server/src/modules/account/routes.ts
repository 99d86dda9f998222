import {
  accountChangeSchema,
  accountDeletionSchema,
  accountExportSchema,
  accountSchema,
} from '@overtone/domain/contract/account';
import { FORM_ACCEPTED, formResponseSchema } from '@overtone/domain/contract/form-response';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { setCookie } from 'hono/cookie';
import { memberOf } from '../../access/guard.ts';
import { answerInPieces } from '../../http/answer-in-pieces.ts';
import { readJson } from '../../http/read-json.ts';
import type { ServerApp } from '../../http/server-context.ts';
import { spendAllowance } from '../../http/spend-allowance.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { IdentityLimiters } from '../identity/identity.ts';
import { SESSION_COOKIE } from '../identity/session-token.ts';
import { describeOperation } from '../openapi/describe.ts';
import type { AccountService } from './service.ts';

const NO_STORE = { 'cache-control': 'no-store' };
const PATH = '/api/account';

/** How often each account may be asked for something of this. */
export interface AccountLimiters extends Pick<IdentityLimiters, 'changes' | 'passwords'> {
  /** By person: everything that is known of their use is read for it. */
  readonly reads: RateLimiter;
}

/** `/api/account`: what is known about the person, to read, correct, take away and delete. */
export function accountRoutes(
  app: ServerApp,
  service: AccountService,
  { changes, passwords, reads }: AccountLimiters,
  isHttps: boolean,
): void {
  app.get(
    PATH,
    describeOperation({
      summary: 'The account',
      response: accountSchema,
      failures: ['unauthenticated', 'rate_limited'],
    }),
    async (context) => {
      const member = await memberOf(context);
      await spendAllowance(reads, member.id);
      return context.json(await service.read(member), 200, NO_STORE);
    },
  );

  app.patch(
    PATH,
    describeOperation({
      summary: 'Change the name or the time zone',
      request: accountChangeSchema,
      response: accountSchema,
      failures: ['unauthenticated', 'forbidden', 'invalid_request', 'rate_limited'],
    }),
    async (context) => {
      const change = await readJson(context, accountChangeSchema);
      const member = await memberOf(context);
      await spendAllowance(changes, member.id);
      return context.json(await service.change(member, change), 200, NO_STORE);
    },
  );

  app.get(
    `${PATH}/export`,
    describeOperation({
      summary: 'Everything that is kept about the person, as a file',
      response: accountExportSchema,
      failures: ['unauthenticated', 'rate_limited'],
    }),
    async (context) => {
      const member = await memberOf(context);
      await spendAllowance(changes, member.id);
      const file = `${PRODUCT_NAME.toLowerCase()}-account.json`;
      const headers = {
        ...NO_STORE,
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${file}"`,
      };
      return answerInPieces(context, headers, () => service.takeAway(member));
    },
  );

  app.delete(
    PATH,
    describeOperation({
      summary: 'Delete the account with everything in it',
      request: accountDeletionSchema,
      response: formResponseSchema,
      failures: [
        'unauthenticated',
        'forbidden',
        'wrong_password',
        'fresh_sign_in_required',
        'billing_unavailable',
        'invalid_request',
        'rate_limited',
      ],
    }),
    async (context) => {
      const { password } = await readJson(context, accountDeletionSchema);
      const member = await memberOf(context);
      await spendAllowance(passwords, member.email);
      await service.remove(member, password);
      setCookie(context, SESSION_COOKIE, '', {
        path: '/',
        maxAge: 0,
        httpOnly: true,
        sameSite: 'Lax',
        ...(isHttps && { secure: true, prefix: 'host' }),
      });
      return context.json(FORM_ACCEPTED, 200, NO_STORE);
    },
  );
}
