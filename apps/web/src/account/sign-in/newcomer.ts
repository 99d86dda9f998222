import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@overtone/domain/account/password';
import { isValidEmail, normaliseEmail } from '@overtone/domain/contact/email';
import { ERROR_CODES } from '@overtone/domain/contract/error-codes';

/** What somebody who signs up types. */
export interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** What the server would refuse anyway, a sentence for each field that has one, in the order of the fields. */
export function problemsOf({ name, email, password }: Newcomer): Partial<Newcomer> {
  const isLong = password.length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH;
  return {
    ...(name.trim() === '' && { name: 'Tell us what to call you.' }),
    ...(!isValidEmail(normaliseEmail(email)) && { email: ERROR_CODES.invalid_email.sentence }),
    ...(!isLong && { password: ERROR_CODES.invalid_password.sentence }),
  };
}
