import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { verifyPassword } from 'better-auth/crypto';

/** What a hash costs whoever makes one: 128 · 2^`logN` · `r` bytes of memory, gone through `p` times. */
export interface PasswordCost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MiB, three times over (OWASP Password Storage Cheat Sheet, scrypt). */
export const PASSWORD_COST: PasswordCost = { logN: 15, r: 8, p: 3 };

/** Makes and compares hashes of passwords. */
export interface PasswordHashing {
  /** Hashes a password with a salt of its own. Signs that look the same count as the same (NFKC). */
  readonly hash: (password: string) => Promise<string>;
  /** Whether a password is the one that was hashed here or, earlier, by the sign-in library itself. */
  readonly verify: (given: {
    readonly hash: string;
    readonly password: string;
  }) => Promise<boolean>;
}

const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** Hashing at a cost, which each hash names, so that a later cost can stand beside this one. */
export function passwordHashing(cost: PasswordCost): PasswordHashing {
  const madeByThis = ['scrypt', cost.logN, cost.r, cost.p].join('-');
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const key = await keyOf(password, salt, cost);
      return [madeByThis, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    async verify({ hash, password }) {
      const [madeBy, salt = '', key = ''] = hash.split('$');
      if (madeBy !== madeByThis) return verifyPassword({ hash, password });
      const right = Buffer.from(key, 'base64url');
      const given = await keyOf(password, Buffer.from(salt, 'base64url'), cost);
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };
}

function keyOf(password: string, salt: Buffer, { logN, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** logN;
  const maxmem = 2 * 128 * N * r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
