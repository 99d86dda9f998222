import type { ErrorCode } from '@overtone/domain/contract/error-codes';
import type { z } from 'zod';

/** The failure to answer with when a form with an e-mail address does not fit its schema. */
export function formFailure(
  error: z.ZodError,
): Extract<ErrorCode, 'invalid_email' | 'invalid_request'> {
  return error.issues.some((issue) => issue.path[0] === 'email')
    ? 'invalid_email'
    : 'invalid_request';
}
