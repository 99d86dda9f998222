import { serverSecrets } from './secrets.ts';

/** Tells two secret keys apart without saying anything else about either. */
export function keyFingerprint(secretKey: string): string {
  return serverSecrets(secretKey).hash('fingerprint')().toString('hex').slice(0, 16);
}
