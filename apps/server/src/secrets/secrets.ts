import { createHmac, hkdfSync } from 'node:crypto';
import { type BoxLabel, HASH_RULES, type HashLabel, SIGN_IN_LABEL } from './labels.ts';
import { type SecretBox, secretBox } from './secret-box.ts';

/** Hashes the parts, one after the other (HMAC-SHA-256). Without the server's secret it can't be found out by trying. */
export type KeyedHash = (...parts: readonly (string | Uint8Array)[]) => Buffer;

/** Everything that a server makes from its secret. */
export interface Secrets {
  /** Hashes for one use. */
  readonly hash: (label: HashLabel) => KeyedHash;
  /** Encrypts for one use; what was sealed for another can't be opened. */
  readonly box: (label: BoxLabel) => SecretBox;
  /** What sign-ins are signed with. */
  readonly signInKey: string;
  /** Signs visitors' cookies: the secret itself, as in the cookies that browsers keep for a year. */
  readonly visitorCookieKey: string;
}

const KEY_BYTES = 32;

/** Makes the secrets of a server. */
export function serverSecrets(secretKey: string): Secrets {
  const derived = (label: string) =>
    Buffer.from(hkdfSync('sha256', secretKey, '', label, KEY_BYTES));
  return {
    hash: (label) => {
      const rule = HASH_RULES[label];
      return rule.by === 'secret'
        ? keyedHash(secretKey, rule.prefix)
        : keyedHash(derived(rule.label));
    },
    box: (label) => secretBox(derived(label)),
    signInKey: derived(SIGN_IN_LABEL).toString('base64url'),
    visitorCookieKey: secretKey,
  };
}

function keyedHash(key: string | Buffer, prefix = ''): KeyedHash {
  return (...parts) => {
    const hash = createHmac('sha256', key).update(prefix);
    for (const part of parts) hash.update(part);
    return hash.digest();
  };
}
