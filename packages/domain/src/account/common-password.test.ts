import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';

describe('a password', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd',
    'P@$$w0rd!',
    'passw0rd2024!',
    '12345678',
    '987654321',
    '19840412',
    'aaaaaaaa',
    '11111111',
    'abababab',
    'qwertyuiop',
    'Qwerty123!',
    '1qwerty1',
    'iloveyou1',
    'sunshine99',
    'Sunshine!!',
    'trustno1',
    'letmein123',
    'football1',
    'monkeymonkey',
    '123monkey123',
    'michael1987',
    'abcdefgh',
    'Overtone2026',
    'w e l c o m e 1',
  ])('%j is one that anybody tries', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'correct horse',
    'battery staple',
    'kV9#mTq2',
    'tidal-lantern-84',
    'Dragonfly over the pond',
    '4829 1750 3366',
    '48291750336621',
    'пароль моей собаки',
    'ein Haus am See',
    'longenough',
    // Longer than any that is accepted, and not looked at: how long that took would grow with its square.
    `${'ab'.repeat(30_000)}c`,
  ])('%j is not', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
