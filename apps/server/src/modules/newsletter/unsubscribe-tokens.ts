import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../../secrets/secrets.ts';

/** Makes and reads the tokens in unsubscribe links. */
export interface UnsubscribeTokens {
  /** The token of a subscriber. It never expires: an old mail has to lead out, too. */
  readonly sign: (subscriberId: string) => string;
  /** The subscriber that a token stands for; undefined when this server's key did not make it. */
  readonly read: (token: string) => string | undefined;
}

const ID_BYTES = 16;
/** 128 bits of HMAC-SHA-256: short enough for a line of mail, far too many to guess. */
const SIGNATURE_BYTES = 16;
const TOKEN_BYTES = ID_BYTES + SIGNATURE_BYTES;
const TOKEN = /^[\w-]{43}$/u;

/** Tokens of a server that hashes like this: the subscriber's id and its signature. */
export function unsubscribeTokens(hash: KeyedHash): UnsubscribeTokens {
  const signatureOf = (id: Buffer) => hash(id).subarray(0, SIGNATURE_BYTES);

  return {
    sign(subscriberId) {
      const id = Buffer.from(subscriberId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, signatureOf(id)]).toString('base64url');
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (!TOKEN.test(token) || bytes.length !== TOKEN_BYTES) return undefined;
      const id = bytes.subarray(0, ID_BYTES);
      if (!timingSafeEqual(bytes.subarray(ID_BYTES), signatureOf(id))) return undefined;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
    },
  };
}
