import { describe, expect, it } from 'vitest';
import { serverSecrets } from '../../secrets/secrets.ts';
import { TEST_SECRETS } from '../../testing/test-secrets.ts';
import { personHash } from './person-hash.ts';

const hash = personHash(TEST_SECRETS.hash('trial'));

describe('personHash', () => {
  it('is the same for one address however it is written, and another for another', () => {
    expect(hash(' Ada@Example.com')).toBe(hash('ada@example.com'));
    expect(hash('ben@example.com')).not.toBe(hash('ada@example.com'));
  });

  it('tells nothing without the key', () => {
    expect(hash('ada@example.com')).not.toContain('ada');
    const other = personHash(serverSecrets('another key of 32 characters ...').hash('trial'));
    expect(other('ada@example.com')).not.toBe(hash('ada@example.com'));
  });
});
