import { normaliseEmail } from '@overtone/domain/contact/email';
import type { KeyedHash } from '../../secrets/secrets.ts';

/** Makes the name under which a person's one trial is remembered. */
export type PersonHash = (email: string) => string;

/** Keyed, so that whoever reads the table can't find out by trying whether an address is in it. */
export function personHash(trialHash: KeyedHash): PersonHash {
  return (email) => trialHash(normaliseEmail(email)).toString('base64url');
}
