import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';

/** Encrypts short texts for the database, so that its rows alone tell nothing. */
export interface SecretBox {
  readonly seal: (text: string) => string;
  /** The text again; undefined when another key sealed it, or when it was changed. */
  readonly open: (sealed: string) => string | undefined;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A box with a key of 32 bytes (AES-256-GCM). */
export function secretBox(keyBytes: Uint8Array): SecretBox {
  // With bytes in its place, each text would take twice as long.
  const key = createSecretKey(keyBytes);
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8');
      try {
        return text + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
