import { FORM_ACCEPTED, formResponseSchema } from '@overtone/domain/contract/form-response';
import {
  byIdSchema,
  emptyBodySchema,
  signInMethodsSchema,
  signInPlacesSchema,
} from '@overtone/domain/contract/sign-in';
import { memberOf } from '../../access/guard.ts';
import { AppError } from '../../http/app-error.ts';
import { readJson } from '../../http/read-json.ts';
import type { ServerApp } from '../../http/server-context.ts';
import { spendAllowance } from '../../http/spend-allowance.ts';
import { describeOperation } from '../openapi/describe.ts';
import { askAuth } from './ask-auth.ts';
import type { Identity } from './identity.ts';
import { endOtherSignIns, endSignIn, listSignInMethods, listSignIns } from './sign-in-places.ts';

const NO_STORE = { 'cache-control': 'no-store' };

/** Where and how a person is signed in, and ending any of it. */
export function signInPlaceRoutes(app: ServerApp, identity: Identity): void {
  const { database } = identity.transactions;
  const { changes } = identity.limiters;

  app.get(
    '/api/auth/list-sessions',
    describeOperation({
      summary: 'Where the person is signed in',
      response: signInPlacesSchema,
      failures: ['unauthenticated'],
    }),
    async (context) => {
      const places = await listSignIns(database, await memberOf(context), identity.now());
      return context.json({ signIns: places }, 200, NO_STORE);
    },
  );

  app.post(
    '/api/auth/revoke-session',
    describeOperation({
      summary: 'End one sign-in',
      request: byIdSchema,
      response: formResponseSchema,
      failures: ['unauthenticated', 'forbidden', 'invalid_request', 'rate_limited'],
    }),
    async (context) => {
      const { id } = await readJson(context, byIdSchema);
      const member = await memberOf(context);
      await spendAllowance(changes, member.id);
      await endSignIn(database, member, id);
      return context.json(FORM_ACCEPTED);
    },
  );

  app.post(
    '/api/auth/revoke-other-sessions',
    describeOperation({
      summary: 'End every other sign-in',
      request: emptyBodySchema,
      response: formResponseSchema,
      failures: ['unauthenticated', 'forbidden', 'invalid_request', 'rate_limited'],
    }),
    async (context) => {
      await readJson(context, emptyBodySchema);
      const member = await memberOf(context);
      await spendAllowance(changes, member.id);
      await endOtherSignIns(database, member);
      return context.json(FORM_ACCEPTED);
    },
  );

  app.get(
    '/api/auth/list-accounts',
    describeOperation({
      summary: 'Ways in which the person signs in, and connected calendars',
      response: signInMethodsSchema,
      failures: ['unauthenticated'],
    }),
    async (context) => {
      const { id } = await memberOf(context);
      return context.json({ methods: await listSignInMethods(database, id) }, 200, NO_STORE);
    },
  );

  app.post(
    '/api/auth/unlink-account',
    describeOperation({
      summary: 'Remove a way to sign in, with its calendar',
      request: byIdSchema,
      response: formResponseSchema,
      failures: [
        'unauthenticated',
        'forbidden',
        'fresh_sign_in_required',
        'not_found',
        'last_sign_in_method',
        'invalid_request',
        'rate_limited',
      ],
    }),
    async (context) => {
      const { id: accountId } = await readJson(context, byIdSchema);
      const member = await memberOf(context);
      await spendAllowance(changes, member.id);
      await askAuth(context, identity, { path: '/unlink-account', body: { accountId } });
      return context.json(FORM_ACCEPTED);
    },
  );

  app.post(
    '/api/auth/send-verification-email',
    describeOperation({
      summary: 'Have the link that confirms the address mailed once more',
      request: emptyBodySchema,
      response: formResponseSchema,
      failures: [
        'unauthenticated',
        'forbidden',
        'email_already_verified',
        'invalid_request',
        'rate_limited',
      ],
    }),
    async (context) => {
      await readJson(context, emptyBodySchema);
      const member = await memberOf(context);
      if (member.emailVerified) throw new AppError('email_already_verified');
      await identity.mails.askToConfirm(member);
      return context.json(FORM_ACCEPTED);
    },
  );
}
