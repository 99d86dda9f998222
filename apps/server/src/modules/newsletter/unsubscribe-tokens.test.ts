import { describe, expect, it } from 'vitest';
import { serverSecrets } from '../../secrets/secrets.ts';
import { TEST_SECRETS } from '../../testing/test-secrets.ts';
import { unsubscribeTokens } from './unsubscribe-tokens.ts';

const ID = '3f0c7a52-6a1e-4c7b-9d55-0d5a3c1f6a11';
const tokens = unsubscribeTokens(TEST_SECRETS.hash('unsubscribe'));

describe('unsubscribeTokens', () => {
  it('reads back the subscriber it signed, in a token that needs no escaping in a link', () => {
    const token = tokens.sign(ID);
    expect(token).toMatch(/^[\w-]{43}$/u);
    expect(tokens.read(token)).toBe(ID);
  });

  it('reads the links of mails that were sent years ago', () => {
    expect(tokens.read('Pwx6UmoeTHudVQ1aPB9qEVZuxT0IGOHcJGpt_azhDm0')).toBe(ID);
  });

  it.each(['!', ' ', '\n', '=', '.'])('refuses a token with %j behind it', (more) => {
    expect(tokens.read(tokens.sign(ID) + more)).toBeUndefined();
  });

  it('refuses a token with any byte changed', () => {
    const bytes = Buffer.from(tokens.sign(ID), 'base64url');
    const changed = Array.from(bytes, (byte, index) =>
      tokens.read(Buffer.from(bytes.with(index, byte ^ 1)).toString('base64url')),
    );
    expect(changed).toEqual(Array.from({ length: 32 }));
  });

  it.each(['', 'x', ID, 'A'.repeat(43), 'A'.repeat(10_000), '\u0000', `${'A'.repeat(42)}=`])(
    'refuses %j',
    (token) => {
      expect(tokens.read(token)).toBeUndefined();
    },
  );

  it('refuses the token of another key', () => {
    const others = unsubscribeTokens(
      serverSecrets('another key of 32 characters ....').hash('unsubscribe'),
    );
    expect(tokens.read(others.sign(ID))).toBeUndefined();
  });
});
