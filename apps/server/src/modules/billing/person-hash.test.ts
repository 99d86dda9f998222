import { describe, expect, it } from 'vitest';
import { personHash } from './person-hash.ts';

const hash = personHash('a key of at least 32 characters');

describe('personHash', () => {
  it('is the same for one address however it is written, and another for another', () => {
    expect(hash(' Ada@Example.com')).toBe(hash('ada@example.com'));
    expect(hash('ben@example.com')).not.toBe(hash('ada@example.com'));
  });

  it('tells nothing without the key', () => {
    expect(hash('ada@example.com')).not.toContain('ada');
    expect(personHash('another key of 32 characters ...')('ada@example.com')).not.toBe(
      hash('ada@example.com'),
    );
  });
});
