import { MAX_PASSWORD_LENGTH } from '@overtone/domain/account/password';
import { FORM_ACCEPTED } from '@overtone/domain/contract/form-response';
import {
  askForPasswordLink,
  changePassword,
  mailConfirmationLink,
  readSession,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from '@overtone/domain/contract/identity';
import { signedInSchema } from '@overtone/domain/contract/sign-in';
import type { Milliseconds } from '@overtone/domain/units';
import { z } from 'zod';
import type { Api } from '../../../access/api.ts';
import { serve } from '../../../access/serve.ts';
import { AppError } from '../../../http/app-error.ts';
import { spendAllowance } from '../../../http/request/spend-allowance.ts';
import { askAuth } from '../library/ask-auth.ts';
import { atLeast } from '../../../time/at-least.ts';
import type { Identity } from '../identity.ts';
import { noteBrowser } from '../known-browsers/note-browser.ts';
import { passwordHolder } from '../known-browsers/password-holder.ts';
import { offerNewPassword, setNewPassword } from '../mailed/mailed-links.ts';
import { changeOwnPassword } from './change-password.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { countingWrongTries } from '../wrong-tries/wrong-tries.ts';
import { whilePasswordStays } from './while-password-stays.ts';
import { askToSignUp, mailNewLink, unlessItWaits } from '../sign-up/sign-up.ts';

/** Many times what promising a mail takes. */
const RESET_ANSWER_MS: Milliseconds = 250;

const answerSchema = z.object({ user: signedInSchema });
const sessionAnswerSchema = answerSchema.nullable();
/** The library asks for the code where two-step sign-in is on. */
const signInAnswerSchema = z.union([
  answerSchema,
  z.object({ twoFactorRedirect: z.literal(true) }),
]);

/**
 * Signing up, in and out with a password, and changing it. Whether an address has an account is told by no answer, nor by
 * the time that it takes.
 */
export function passwordRoutes(api: Api, identity: Identity): void {
  serve(api, signUp, async ({ body }) => {
    await refuseCommonPassword(body.password);
    await spendAllowance(identity.limiters.mails, body.email);
    await askToSignUp(identity, body);
    return FORM_ACCEPTED;
  });
  serve(api, mailConfirmationLink, async ({ body }) => {
    await mailNewLink(identity, body.email);
    return FORM_ACCEPTED;
  });

  serve(api, signIn, async ({ body, context }) => {
    const began = identity.now();
    await spendAllowance(
      identity.limiters.passwords,
      await passwordHolder(identity, context, body.email),
    );
    if (body.password.length > MAX_PASSWORD_LENGTH) throw new AppError('invalid_credentials');
    const answer = await countingWrongTries(identity, 'passwords', body.email, () =>
      unlessItWaits(identity, body, () =>
        whilePasswordStays(identity, body.email, 'invalid_credentials', () =>
          askAuth(context, identity, { path: '/sign-in/email', body }),
        ),
      ),
    );
    await noteBrowser(context, identity, answer, began);
    const said = signInAnswerSchema.parse(await answer.json());
    return 'user' in said ? said : { secondStep: true };
  });
  serve(api, signOut, async ({ context }) => {
    await askAuth(context, identity, { path: '/sign-out', body: {} });
    return FORM_ACCEPTED;
  });
  serve(api, readSession, async ({ context }) => {
    const person = await context.get('person')();
    if (person.kind === 'visitor') {
      const goneAccount = await identity.goneAccounts.of(context.req.raw.headers);
      return { user: null, ...(goneAccount !== undefined && { goneAccount }) };
    }
    const answer = await askAuth(context, identity, { path: '/get-session' });
    const session = sessionAnswerSchema.parse(await answer.json());
    return { user: session?.user ?? null };
  });

  serve(api, askForPasswordLink, async ({ body }) => {
    // A mail takes longer to promise than nothing does, and nobody shall tell by that.
    await atLeast(RESET_ANSWER_MS, offerNewPassword(identity, body.email));
    return FORM_ACCEPTED;
  });
  serve(api, resetPassword, async ({ body }) => {
    await refuseCommonPassword(body.newPassword);
    await setNewPassword(identity, body);
    return FORM_ACCEPTED;
  });
  serve(api, changePassword, async ({ member, body, context }) => {
    await refuseCommonPassword(body.newPassword);
    await countingWrongTries(identity, 'passwords', member.email, () =>
      changeOwnPassword(identity, context, member, body),
    );
    return FORM_ACCEPTED;
  });
}
