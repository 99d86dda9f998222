import { expect, it } from 'vitest';
import { gapsOf } from './credentials.ts';

it('names what is missing in both fields at once, and asks nothing of a password but that there is one', () => {
  expect(gapsOf({ email: ' Ada@example.com ', password: 'x' })).toEqual({});
  expect(gapsOf({ email: '', password: '' })).toEqual({
    email: 'Enter an email address, for example name@example.com.',
    password: 'Enter your password.',
  });
  expect(Object.keys(gapsOf({ email: 'ada@example.com', password: '' }))).toEqual(['password']);
});
