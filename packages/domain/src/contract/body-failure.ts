import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** Finds the failure of a body by the first of these fields that does not fit; `invalid_request` where it is none of them. */
/* @__NO_SIDE_EFFECTS__ */
export function failureByField<Code extends ErrorCode>(
  codes: Readonly<Record<string, Code>>,
): (error: z.ZodError) => Code | 'invalid_request' {
  return ({ issues }) => {
    const fields = new Set(issues.map(({ path }) => path[0]));
    const found = Object.entries(codes).find(([field]) => fields.has(field));
    return found === undefined ? 'invalid_request' : found[1];
  };
}

/** The failure of a form with an email address. */
export const formFailure = failureByField({ email: 'invalid_email' });

/** The failure of a form with a name. */
export const nameFailure = failureByField({ name: 'invalid_name' });
