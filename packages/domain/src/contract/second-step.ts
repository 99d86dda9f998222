import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { formResponseSchema } from './form-response.ts';
import { signedInResponseSchema } from './sign-in.ts';

/** Digits of a code from an authenticator app. */
export const CODE_DIGITS = 6;

const knownPassword = z.string().min(1).max(1000);
const code = z.string().regex(new RegExp(`^[0-9]{${CODE_DIGITS}}$`, 'u'));
/** As it is shown; capitals do not matter. */
const backupCode = z.string().regex(/^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/u);

/** Body of `POST /api/auth/second-step`: a code from the app, or one of the backup codes, each of which works once. */
export const secondStepSchema = z.union([z.strictObject({ code }), z.strictObject({ backupCode })]);

/** What finishes a sign-in after the password. */
export type SecondStep = z.infer<typeof secondStepSchema>;

/** Body of `GET /api/account/second-step`. */
export const secondStepStateSchema = z.object({
  isOn: z.boolean(),
  /** Backup codes that were not used yet; none where it is off. */
  backupCodesLeft: z.int().min(0),
});

/** How two-step sign-in stands. */
export type SecondStepState = z.infer<typeof secondStepStateSchema>;

/** Body of requests that a password goes with. */
export const withPasswordSchema = z.strictObject({ password: knownPassword });

/** Body of requests that a password goes with where the account has one. */
export const maybePasswordSchema = z.strictObject({ password: knownPassword.optional() });

/** Codes for when the phone is lost; they are told this once. */
export const backupCodesSchema = z.object({ backupCodes: z.array(z.string()) });

/** What an authenticator app is set up with. */
export const secondStepSetupSchema = backupCodesSchema.extend({
  /** `otpauth://totp/…`, the text of the QR code. */
  uri: z.string(),
});

/** What an authenticator app is set up with. */
export type SecondStepSetup = z.infer<typeof secondStepSetupSchema>;

/** Body of `POST /api/account/second-step/confirmation`. */
export const codeSchema = z.strictObject({ code });

/** Finishes a sign-in whose password was right. */
export const takeSecondStep = endpoint({
  method: 'POST',
  path: '/api/auth/second-step',
  access: 'anyone',
  summary: 'Finish a sign-in with a code from an authenticator app, or with a backup code',
  body: secondStepSchema,
  response: signedInResponseSchema,
  failures: [
    'invalid_request',
    'forbidden',
    'wrong_code',
    'second_step_expired',
    'second_step_locked',
    'account_suspended',
    'rate_limited',
  ],
  limits: [{ of: 'attempts', by: 'address' }],
});

/** Whether two-step sign-in is on. */
export const readSecondStep = endpoint({
  method: 'GET',
  path: '/api/account/second-step',
  access: 'member',
  summary: 'Whether two-step sign-in is on, and how many backup codes are left',
  response: secondStepStateSchema,
  failures: ['unauthenticated'],
});

/** Begins to turn two-step sign-in on. */
export const setUpSecondStep = endpoint({
  method: 'POST',
  path: '/api/account/second-step',
  access: 'confirmed',
  summary: 'Begin to turn two-step sign-in on; it is on once a code was confirmed',
  body: withPasswordSchema,
  response: secondStepSetupSchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'email_unverified',
    'invalid_request',
    'wrong_password',
    'second_step_on',
    'rate_limited',
  ],
  limits: [{ of: 'passwords', by: 'account-email' }],
});

/** Turns two-step sign-in on, with the first code. */
export const confirmSecondStep = endpoint({
  method: 'POST',
  path: '/api/account/second-step/confirmation',
  access: 'confirmed',
  summary: 'Turn two-step sign-in on, with the first code of the authenticator app',
  body: codeSchema,
  response: formResponseSchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'email_unverified',
    'invalid_request',
    'wrong_code',
    'second_step_on',
    'second_step_off',
    'rate_limited',
  ],
  limits: [{ of: 'changes', by: 'account' }],
});

/** Changes of a step that is on, by whoever shows that it is theirs. */
const OF_THE_OWNER = {
  body: maybePasswordSchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'invalid_request',
    'wrong_password',
    'fresh_sign_in_required',
    'second_step_off',
    'rate_limited',
  ],
  limits: [{ of: 'passwords', by: 'account-email' }],
} as const;

/** Turns two-step sign-in off. */
export const turnOffSecondStep = endpoint({
  method: 'DELETE',
  path: '/api/account/second-step',
  access: 'member',
  summary: 'Turn two-step sign-in off',
  response: formResponseSchema,
  ...OF_THE_OWNER,
});

/** Makes new backup codes; the old ones end. */
export const renewBackupCodes = endpoint({
  method: 'POST',
  path: '/api/account/second-step/backup-codes',
  access: 'member',
  summary: 'Make new backup codes; the ones before no longer work',
  response: backupCodesSchema,
  ...OF_THE_OWNER,
});
