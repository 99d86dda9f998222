import { createHmac } from 'node:crypto';

/** Tells two secret keys apart without saying anything else about either. */
export function keyFingerprint(secretKey: string): string {
  return createHmac('sha256', secretKey).update('fingerprint').digest('hex').slice(0, 16);
}
