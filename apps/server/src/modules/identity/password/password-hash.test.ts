import { scryptSync } from 'node:crypto';
import { hashPassword as libraryHash } from 'better-auth/crypto';
import { describe, expect, it } from 'vitest';
import { PASSWORD_COST, passwordHashing } from './password-hash.ts';

const { hash: hashPassword, verify: isPasswordRight } = passwordHashing(PASSWORD_COST);

describe('the hash of a password', () => {
  it('is another one each time, names its cost, and fits the password alone', async () => {
    const [hash, again] = await Promise.all([
      hashPassword('correct horse'),
      hashPassword('correct horse'),
    ]);
    expect(hash).toMatch(/^scrypt-15-8-3\$[\w-]{22}\$[\w-]{43}$/u);
    expect(again).not.toBe(hash);
    expect(await isPasswordRight({ hash, password: 'correct horse' })).toBe(true);
    expect(await isPasswordRight({ hash, password: 'correct horsf' })).toBe(false);
    expect(await isPasswordRight({ hash: `${hash}A`, password: 'correct horse' })).toBe(false);
  });

  it('costs what OWASP asks of scrypt with 32 MiB: three rounds', async () => {
    const [, salt = '', key] = (await hashPassword('correct horse')).split('$');
    const right = scryptSync('correct horse', Buffer.from(salt, 'base64url'), 32, {
      N: 32_768,
      r: 8,
      p: 3,
      maxmem: 2 ** 26 + 2 ** 20,
    });
    expect(key).toBe(right.toString('base64url'));
  });

  it('is the same for signs that look the same', async () => {
    const hash = await hashPassword('pässword ①');
    expect(await isPasswordRight({ hash, password: 'pa\u0308ssword 1' })).toBe(true);
  });

  it('that the sign-in library made earlier still fits', async () => {
    const hash = await libraryHash('correct horse');
    expect(await isPasswordRight({ hash, password: 'correct horse' })).toBe(true);
    expect(await isPasswordRight({ hash, password: 'battery staple' })).toBe(false);
  });
});
