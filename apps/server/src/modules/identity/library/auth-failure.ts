import type { ErrorCode } from '@overtone/domain/contract/error-codes';
import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';

/** Our own failure where a suspended account signs in, as it passes through the library. */
export const ACCOUNT_SUSPENDED = 'ACCOUNT_SUSPENDED';

/** What the sign-in library's failures are called here. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  [ACCOUNT_SUSPENDED]: 'account_suspended',
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
