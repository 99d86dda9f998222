import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { verifyPassword } from 'better-auth/crypto';

/** What a hash costs: 32 MiB, three times over (OWASP Password Storage Cheat Sheet, scrypt). */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Says how the hash was made, so that a later cost can stand beside this one. */
const MADE_BY = 'scrypt-15-8-3';

/** Hashes a password with a salt of its own. Signs that look the same count as the same (NFKC). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf(password, salt);
  return [MADE_BY, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a password is the one that was hashed, by {@link hashPassword} or, earlier, by the sign-in library itself. */
export async function isPasswordRight({
  hash,
  password,
}: {
  readonly hash: string;
  readonly password: string;
}): Promise<boolean> {
  const [madeBy, salt = '', key = ''] = hash.split('$');
  if (madeBy !== MADE_BY) return verifyPassword({ hash, password });
  const right = Buffer.from(key, 'base64url');
  const given = await keyOf(password, Buffer.from(salt, 'base64url'));
  return right.length === given.length && timingSafeEqual(right, given);
}

function keyOf(password: string, salt: Buffer): Promise<Buffer> {
  const maxmem = 2 * 128 * COST.N * COST.r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...COST, maxmem }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
