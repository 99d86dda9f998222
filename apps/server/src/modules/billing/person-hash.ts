import { createHmac } from 'node:crypto';
import { normaliseEmail } from '@overtone/domain/contact/email';

/** Makes the name under which a person's one trial is remembered. */
export type PersonHash = (email: string) => string;

/** Keyed, so that whoever reads the table can't find out by trying whether an address is in it. */
export function personHash(secretKey: string): PersonHash {
  return (email) =>
    createHmac('sha256', secretKey)
      .update(`trial ${normaliseEmail(email)}`)
      .digest('base64url');
}
