import { expect, it } from 'vitest';
import { problemsOf } from './newcomer.ts';

const ADA = { name: 'Ada', email: 'ada@example.com', password: 'four unrelated words' };

it('names what is wrong with every field at once, and nothing where all is well', () => {
  expect(problemsOf(ADA)).toEqual({});
  expect(problemsOf({ name: ' ', email: 'ada@', password: 'short' })).toEqual({
    name: 'Tell us what to call you.',
    email: 'Enter an email address, for example name@example.com.',
    password: expect.stringContaining('Choose a password of 8'),
  });
  expect(Object.keys(problemsOf({ ...ADA, email: '' }))).toEqual(['email']);
});
