import { MAX_PASSWORD_LENGTH } from '@overtone/domain/account/password';
import { FORM_ACCEPTED, formResponseSchema } from '@overtone/domain/contract/form-response';
import {
  confirmationLinkSchema,
  passwordChangeSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  sessionSchema,
  signedInResponseSchema,
  signedInSchema,
  signInSchema,
  signUpSchema,
} from '@overtone/domain/contract/sign-in';
import type { ErrorCode } from '@overtone/domain/contract/error-codes';
import type { Milliseconds } from '@overtone/domain/units';
import { z } from 'zod';
import { memberOf } from '../../access/guard.ts';
import { AppError } from '../../http/app-error.ts';
import { readJson } from '../../http/read-json.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { spendAllowance } from '../../http/spend-allowance.ts';
import { describeOperation } from '../openapi/describe.ts';
import { askAuth } from './ask-auth.ts';
import { atLeast } from './at-least.ts';
import type { Identity } from './identity.ts';
import { offerNewPassword, passwordChanged, resetPassword } from './mailed-links.ts';
import { askToSignUp, isWaitingToConfirm, mailNewLink } from './sign-up.ts';

/** Many times what promising a mail takes. */
const RESET_ANSWER_MS: Milliseconds = 250;

const answerSchema = z.object({ user: signedInSchema });
const sessionAnswerSchema = answerSchema.nullable();

/**
 * Signing up, in and out with a password, and changing it. Whether an address has an account is told by no answer, nor by
 * the time that it takes.
 */
export function passwordRoutes(
  app: ServerApp,
  identity: Identity,
  addressOf: (context: RequestContext) => string,
): void {
  const { attempts, passwords, mails } = identity.limiters;

  app.post(
    '/api/auth/sign-up/email',
    describeOperation({
      summary:
        'Sign up with an email address and a password; a mail says how to go on, and the answer is the same for every address',
      request: signUpSchema,
      response: formResponseSchema,
      failures: ['invalid_email', 'invalid_password', 'invalid_request', 'rate_limited'],
    }),
    async (context) => {
      const body = await readJson(context, signUpSchema, signUpFailure);
      await spendAllowance(attempts, addressOf(context));
      await spendAllowance(mails, body.email);
      await askToSignUp(identity, body);
      return context.json(FORM_ACCEPTED);
    },
  );

  app.post(
    '/api/auth/confirmation-link',
    describeOperation({
      summary:
        'Have the link that confirms an address mailed once more; the answer is the same for every address',
      request: confirmationLinkSchema,
      response: formResponseSchema,
      failures: ['invalid_email', 'invalid_request', 'rate_limited'],
    }),
    async (context) => {
      const { email } = await readJson(context, confirmationLinkSchema, signUpFailure);
      await spendAllowance(attempts, addressOf(context));
      await spendAllowance(mails, email);
      await mailNewLink(identity, email);
      return context.json(FORM_ACCEPTED);
    },
  );

  app.post(
    '/api/auth/sign-in/email',
    describeOperation({
      summary: 'Sign in with an email address and a password',
      request: signInSchema,
      response: signedInResponseSchema,
      failures: [
        'invalid_email',
        'invalid_request',
        'forbidden',
        'invalid_credentials',
        'email_unverified',
        'rate_limited',
      ],
    }),
    async (context) => {
      const body = await readJson(context, signInSchema, signInFailure);
      await spendAllowance(attempts, addressOf(context));
      await spendAllowance(passwords, body.email);
      if (body.password.length > MAX_PASSWORD_LENGTH) throw new AppError('invalid_credentials');
      const answer = await askAuth(context, identity, { path: '/sign-in/email', body }).catch(
        async (error: unknown) => {
          const isWrong = error instanceof AppError && error.code === 'invalid_credentials';
          const isWaiting = isWrong && (await isWaitingToConfirm(identity, body));
          throw isWaiting ? new AppError('email_unverified') : error;
        },
      );
      return context.json(answerSchema.parse(await answer.json()));
    },
  );

  app.post(
    '/api/auth/sign-out',
    describeOperation({
      summary: 'Sign out here',
      response: formResponseSchema,
      failures: ['forbidden'],
    }),
    async (context) => {
      await askAuth(context, identity, { path: '/sign-out', body: {} });
      return context.json(FORM_ACCEPTED);
    },
  );

  app.get(
    '/api/auth/get-session',
    describeOperation({ summary: 'Who is signed in here', response: sessionSchema }),
    async (context) => {
      const person = await context.get('person')();
      if (person.kind === 'visitor') return context.json({ user: null });
      const answer = await askAuth(context, identity, { path: '/get-session' });
      const session = sessionAnswerSchema.parse(await answer.json());
      return context.json({ user: session?.user ?? null });
    },
  );

  app.post(
    '/api/auth/request-password-reset',
    describeOperation({
      summary: 'Have a link for a new password mailed; the answer is the same without an account',
      request: passwordResetRequestSchema,
      response: formResponseSchema,
      failures: ['invalid_email', 'invalid_request', 'rate_limited'],
    }),
    async (context) => {
      const body = await readJson(context, passwordResetRequestSchema, signUpFailure);
      await spendAllowance(attempts, addressOf(context));
      await spendAllowance(mails, body.email);
      // A mail takes longer to promise than nothing does, and nobody shall tell by that.
      await atLeast(RESET_ANSWER_MS, offerNewPassword(identity, body.email));
      return context.json(FORM_ACCEPTED);
    },
  );

  app.post(
    '/api/auth/reset-password',
    describeOperation({
      summary:
        'Choose a new password with the mailed token; every sign-in and every other link ends',
      request: passwordResetSchema,
      response: formResponseSchema,
      failures: ['invalid_password', 'invalid_request', 'link_expired', 'rate_limited'],
    }),
    async (context) => {
      const body = await readJson(context, passwordResetSchema, signUpFailure);
      await spendAllowance(attempts, addressOf(context));
      await resetPassword(identity, body);
      return context.json(FORM_ACCEPTED);
    },
  );

  app.post(
    '/api/auth/change-password',
    describeOperation({
      summary: 'Change the password; every other sign-in and every mailed link ends',
      request: passwordChangeSchema,
      response: formResponseSchema,
      failures: [
        'unauthenticated',
        'forbidden',
        'invalid_password',
        'invalid_request',
        'wrong_password',
        'rate_limited',
      ],
    }),
    async (context) => {
      const body = await readJson(context, passwordChangeSchema, signUpFailure);
      const member = await memberOf(context);
      await spendAllowance(passwords, member.email);
      await askAuth(context, identity, {
        path: '/change-password',
        body: { ...body, revokeOtherSessions: true },
      });
      await passwordChanged(identity, member);
      return context.json(FORM_ACCEPTED);
    },
  );
}

/** How long a password is that was chosen earlier is nobody's business. */
function signInFailure(error: z.ZodError): ErrorCode {
  const failure = signUpFailure(error);
  return failure === 'invalid_password' ? 'invalid_request' : failure;
}

function signUpFailure(
  error: z.ZodError,
): Extract<ErrorCode, 'invalid_email' | 'invalid_password' | 'invalid_request'> {
  const fields = new Set(error.issues.map((issue) => issue.path[0]));
  if (fields.has('email')) return 'invalid_email';
  return fields.has('password') || fields.has('newPassword')
    ? 'invalid_password'
    : 'invalid_request';
}
