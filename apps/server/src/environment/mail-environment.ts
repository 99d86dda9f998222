import { isValidEmail } from '@overtone/domain/contact/email';

/** The address that mails come from where the operator names none: at the host that people know. */
export function defaultSender(publicUrl: string | undefined): string {
  const address = `hello@${publicUrl === undefined ? '' : new URL(publicUrl).hostname}`;
  return isValidEmail(address) ? address : 'hello@localhost';
}
