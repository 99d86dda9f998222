import { createHash, generateKeyPairSync } from 'node:crypto';

/** Stands for an id or a code that an earlier answer has named, or for a new one before that. */
export const KNOWN_ID = 'an-id-that-was-named';
/** Stands for the address of a calendar that can be read. */
export const KNOWN_ADDRESS = 'an-address-that-can-be-read';
/** The password of everybody. */
export const KNOWN_PASSWORD = 'correct horse battery';
/** What a hand-over is begun and ended with. */
export const KNOWN_STATE = 'a-state-of-a-hand-over';
export const KNOWN_VERIFIER = 'verifier-'.repeat(6);
export const KNOWN_CHALLENGE = createHash('sha256').update(KNOWN_VERIFIER).digest('base64url');
/** A key that the seed of a self-test can be sealed for. */
export const KNOWN_DEVICE_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64');
