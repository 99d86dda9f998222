import { FORM_ACCEPTED } from '@overtone/domain/contract/form-response';
import {
  backupCodesSchema,
  confirmSecondStep,
  readSecondStep,
  renewBackupCodes,
  type SecondStep,
  setUpSecondStep,
  takeSecondStep,
  turnOffSecondStep,
} from '@overtone/domain/contract/second-step';
import { signedInResponseSchema } from '@overtone/domain/contract/sign-in';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Api } from '../../../access/api.ts';
import type { Member } from '../../../access/person.ts';
import { serve } from '../../../access/serve.ts';
import { secondSteps, users } from '../../../database/tables/identity.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/server-context.ts';
import type { Identity } from '../identity.ts';
import { askAuth } from '../library/ask-auth.ts';
import { noteBrowser } from '../known-browsers/note-browser.ts';
import { asRead, meantBackupCode } from './backup-codes.ts';
import { whilePasswordStays } from '../password/while-password-stays.ts';
import { countingWrongTries } from '../wrong-tries/wrong-tries.ts';
import { challengedPerson } from './challenged-person.ts';
import { endSecondStep } from '../../../database/end-second-step.ts';

/** Unlike a code of an app, it does not become right by waiting. */
const WRONG_BACKUP_CODE =
  'That backup code is not right, or was used already. Each works once; please try another.';
const setUpSchema = backupCodesSchema.extend({ totpURI: z.string() });

/** Two-step sign-in: the code after the password, and turning it on and off. */
export function secondStepRoutes(api: Api, identity: Identity): void {
  const { database, together } = identity.transactions;

  const stepOf = async (userId: string) => {
    const [step] = await database.select().from(secondSteps).where(eq(secondSteps.userId, userId));
    return step;
  };
  const emailOf = async (userId: string) => {
    const [user] = await database.select().from(users).where(eq(users.id, userId));
    if (user === undefined) throw new AppError('second_step_expired');
    return user.email;
  };
  const backupCodesOf = async (userId: string) => {
    const step = await stepOf(userId);
    return step === undefined ? [] : (await identity.auth()).openBackupCodes(step.backupCodes);
  };
  /** Takes a code into account, right or wrong, so that no code works twice. */
  const spendCode = async (userId: string, code: string) => {
    const { isAllowed } = await identity.limiters.codes.take(`${userId} ${code}`);
    if (!isAllowed) throw new AppError('wrong_code');
  };
  /** A password where the account has one, else a sign-in of the last minutes. */
  const confirm = async (member: Member, password: string | undefined) => {
    const methods = await identity.signInMethodsOf(member.id);
    const hasPassword = methods.some(({ kind }) => kind === 'password');
    if (hasPassword && password === undefined) throw new AppError('wrong_password');
    await identity.confirm(member, hasPassword ? password : undefined);
  };

  const tryCode = async (userId: string, step: SecondStep, context: RequestContext) => {
    if ('code' in step) {
      await spendCode(userId, step.code);
      return askAuth(context, identity, { path: '/two-factor/verify-totp', body: step });
    }
    await spendCode(userId, asRead(step.backupCode));
    const code = meantBackupCode(step.backupCode, await backupCodesOf(userId));
    return askAuth(context, identity, { path: '/two-factor/verify-backup-code', body: { code } });
  };

  serve(api, takeSecondStep, async ({ body, context }) => {
    const began = identity.now();
    const userId = await challengedPerson(identity, context.req.raw.headers);
    if (userId === undefined) throw new AppError('second_step_expired');
    const email = await emailOf(userId);
    const answer = await countingWrongTries(identity, 'codes', email, () =>
      whilePasswordStays(identity, email, 'second_step_expired', () =>
        tryCode(userId, body, context),
      ),
    ).catch(async (error: unknown) => {
      const code = error instanceof AppError ? error.code : undefined;
      if (code === 'second_step_locked') {
        const { lockedUntil } = (await stepOf(userId)) ?? {};
        const wait = lockedUntil ? (lockedUntil.getTime() - identity.now().getTime()) / 1000 : 0;
        throw new AppError(code, { retryAfterSeconds: Math.max(1, Math.ceil(wait)) });
      }
      throw code === 'wrong_code' && 'backupCode' in body
        ? new AppError(code, { sentence: WRONG_BACKUP_CODE })
        : error;
    });
    await noteBrowser(context, identity, answer, began);
    return signedInResponseSchema.parse(await answer.json());
  });

  serve(api, readSecondStep, async ({ member }) => {
    const step = await stepOf(member.id);
    if (!step?.verified) return { isOn: false, backupCodesLeft: 0 };
    const left = await backupCodesOf(member.id);
    return { isOn: true, backupCodesLeft: left.length };
  });
  serve(api, setUpSecondStep, async ({ member, body, context }) => {
    const answer = await countingWrongTries(identity, 'passwords', member.email, () =>
      askAuth(context, identity, { path: '/two-factor/enable', body }),
    );
    const { totpURI: uri, backupCodes } = setUpSchema.parse(await answer.json());
    return { uri, backupCodes };
  });
  serve(api, confirmSecondStep, async ({ member, body, context }) => {
    const step = await stepOf(member.id);
    if (step === undefined) throw new AppError('second_step_off');
    if (step.verified) throw new AppError('second_step_on');
    await spendCode(member.id, body.code);
    await askAuth(context, identity, { path: '/two-factor/verify-totp', body });
    await identity.mails.tellOf('second_step_on', member);
    return FORM_ACCEPTED;
  });
  serve(api, turnOffSecondStep, async ({ member, body }) => {
    await confirm(member, body.password);
    await together(async () => {
      const wasOn = await endSecondStep(database, member.id, identity.now());
      if (!wasOn) throw new AppError('second_step_off');
      await identity.mails.tellOf('second_step_off', member);
    });
    return FORM_ACCEPTED;
  });
  serve(api, renewBackupCodes, async ({ member, body, context }) => {
    await confirm(member, body.password);
    const path = '/two-factor/generate-backup-codes';
    const answer = await askAuth(context, identity, { path, body });
    return backupCodesSchema.parse(await answer.json());
  });
}
