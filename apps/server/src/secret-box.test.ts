import { describe, expect, it } from 'vitest';
import { derivedKey, secretBox } from './secret-box.ts';

const KEY = 'a key of at least 32 characters';
const box = secretBox(KEY, 'mail links');

describe('secretBox', () => {
  it.each(['', 'https://overtone.example/reset-password?token=abc', 'Grüße 🧠'])(
    'gives back %j and shows nothing of it',
    (text) => {
      const sealed = box.seal(text);
      expect(box.open(sealed)).toBe(text);
      expect(sealed).toMatch(/^[\w-]+$/u);
      if (text !== '') expect(Buffer.from(sealed, 'base64url').includes(text)).toBe(false);
    },
  );

  it('seals the same text differently each time', () => {
    expect(box.seal('x')).not.toBe(box.seal('x'));
  });

  it('opens nothing that was changed', () => {
    const bytes = Buffer.from(box.seal('a link'), 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const changed = bytes.with(index, (bytes[index] ?? 0) ^ 1);
      expect(box.open(Buffer.from(changed).toString('base64url'))).toBeUndefined();
    }
  });

  it.each(['', 'x', 'A'.repeat(37), 'A'.repeat(200)])('opens nothing from %j', (sealed) => {
    expect(box.open(sealed)).toBeUndefined();
  });

  it('opens nothing of another key or another purpose', () => {
    expect(secretBox('another key of 32 characters ....', 'mail links').open(box.seal('x'))).toBe(
      undefined,
    );
    expect(secretBox(KEY, 'calendar').open(box.seal('x'))).toBeUndefined();
  });
});

describe('derivedKey', () => {
  it('is the same for the same purpose and another for another', () => {
    expect(derivedKey(KEY, 'a')).toEqual(derivedKey(KEY, 'a'));
    expect(derivedKey(KEY, 'a')).not.toEqual(derivedKey(KEY, 'b'));
  });
});
