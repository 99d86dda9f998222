import type { ErrorCode } from '@overtone/domain/contract/error-codes';
import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';

/** Our own failure where a suspended account signs in, as it passes through the library. */
export const ACCOUNT_SUSPENDED = 'ACCOUNT_SUSPENDED';

/** Our own failure where a passkey did not make sure who holds the device. */
export const PASSKEY_UNVERIFIED = 'PASSKEY_UNVERIFIED';

/** What the sign-in library's failures are called here. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  [ACCOUNT_SUSPENDED]: 'account_suspended',
  [PASSKEY_UNVERIFIED]: 'passkey_refused',
  CHALLENGE_NOT_FOUND: 'passkey_refused',
  PASSKEY_NOT_FOUND: 'passkey_refused',
  AUTHENTICATION_FAILED: 'passkey_refused',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey_refused',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'passkey_refused',
  INVALID_CODE: 'wrong_code',
  INVALID_BACKUP_CODE: 'wrong_code',
  // Somebody else has used the same backup code at the same time.
  FAILED_TO_VERIFY_BACKUP_CODE_PLEASE_TRY_AGAIN: 'wrong_code',
  INVALID_TWO_FACTOR_COOKIE: 'second_step_expired',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'second_step_expired',
  ACCOUNT_TEMPORARILY_LOCKED: 'second_step_locked',
  TOTP_ALREADY_ENABLED: 'second_step_on',
  TOTP_NOT_ENABLED: 'second_step_off',
  TWO_FACTOR_NOT_ENABLED: 'second_step_off',
  BACKUP_CODES_NOT_ENABLED: 'second_step_off',
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  EMAIL_NOT_VERIFIED: 'email_unverified',
  PASSWORD_TOO_SHORT: 'invalid_password',
  INVALID_PASSWORD: 'wrong_password',
  // A new one was measured before; only one that is tried gets as far as the library.
  PASSWORD_TOO_LONG: 'wrong_password',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'wrong_password',
  INVALID_TOKEN: 'link_expired',
  TOKEN_EXPIRED: 'link_expired',
  UNAUTHORIZED: 'unauthenticated',
  SESSION_EXPIRED: 'unauthenticated',
  // A passkey is begun by a sign-in that has ended since the guard saw it.
  RESOLVE_USER_REQUIRED: 'unauthenticated',
  SESSION_NOT_FRESH: 'fresh_sign_in_required',
  FAILED_TO_UNLINK_LAST_ACCOUNT: 'last_sign_in_method',
  ACCOUNT_NOT_FOUND: 'not_found',
  PROVIDER_NOT_FOUND: 'provider_unavailable',
  INVALID_ORIGIN: 'forbidden',
  MISSING_OR_NULL_ORIGIN: 'forbidden',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'forbidden',
  INVALID_CALLBACK_URL: 'invalid_request',
  INVALID_ERROR_CALLBACK_URL: 'invalid_request',
  INVALID_EMAIL: 'invalid_email',
  VALIDATION_ERROR: 'invalid_request',
};

const failureSchema = z.object({ code: z.string() });

/** The failure, in the one form of the API, that an answer of the sign-in library stands for. */
export async function authFailure(response: Response): Promise<AppError> {
  const body = failureSchema.safeParse(await response.json().catch(() => undefined));
  const theirs = body.success ? body.data.code : String(response.status);
  const ours = Object.hasOwn(CODES, theirs) ? CODES[theirs] : undefined;
  return new AppError(
    ours ?? 'internal_error',
    ours ? {} : { cause: `sign-in library: ${theirs}` },
  );
}
