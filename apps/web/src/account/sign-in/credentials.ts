import { isValidEmail, normaliseEmail } from '@overtone/domain/contact/email';
import { ERROR_CODES } from '@overtone/domain/contract/error-codes';
import { ACCOUNT_WORDS } from '../../content/account.ts';

/** What somebody who signs in types. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What is missing, a sentence for each field that has one, in the order of the fields. */
export function gapsOf({ email, password }: Credentials): Partial<Credentials> {
  return {
    ...(!isValidEmail(normaliseEmail(email)) && { email: ERROR_CODES.invalid_email.sentence }),
    ...(password === '' && { password: ACCOUNT_WORDS.signIn.passwordless }),
  };
}
