import { describe, expect, it } from 'vitest';
import { providerFailureSentence } from './provider-failure.ts';

describe('providerFailureSentence', () => {
  it('says how to go on where an account with the address exists', () => {
    expect(providerFailureSentence('account_not_linked')).toContain(
      'Sign in to it with your password',
    );
  });

  it.each(['', 'toString', '__proto__', '<script>', 'unknown'])(
    'has a sentence for %j',
    (error) => {
      const sentence = providerFailureSentence(error);
      expect(sentence).toContain('Please try again.');
      expect(sentence).not.toContain('<');
    },
  );
});
