import { describe, expect, it } from 'vitest';
import { secretBox } from './secret-box.ts';

const box = secretBox(Buffer.alloc(32, 1));

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

  it('opens nothing of another key', () => {
    expect(secretBox(Buffer.alloc(32, 2)).open(box.seal('x'))).toBeUndefined();
  });
});
