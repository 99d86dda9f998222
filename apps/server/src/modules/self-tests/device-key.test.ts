import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isDeviceKey } from './device-key.ts';

const written = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');
const rsa = (modulusLength: number) =>
  written(generateKeyPairSync('rsa', { modulusLength }).publicKey);

describe('the key of a device', () => {
  it('is an RSA key that a seed can be sealed for', () => {
    expect(isDeviceKey(rsa(2048))).toBe(true);
  });

  it.each([
    ['nothing but noughts', Buffer.alloc(294).toString('base64')],
    ['a text', 'A'.repeat(392)],
    ['too short a modulus', rsa(1024)],
    [
      'a key of another kind',
      written(generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey),
    ],
    ['half of one', rsa(2048).slice(0, 200)],
  ])('is not %s', (_, key) => {
    expect(isDeviceKey(key)).toBe(false);
  });
});
