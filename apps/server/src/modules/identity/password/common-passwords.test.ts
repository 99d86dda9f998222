import { describe, expect, it } from 'vitest';
import { addWord, emptyFilter, mayHold } from './bloom-filter.ts';
import { refuseCommonPassword } from './common-passwords.ts';

describe('a password that is chosen', () => {
  it.each([
    'password',
    '12345678',
    'football',
    'Password',
    'ILOVEYOU',
    'trustno1',
    'ｐａｓｓｗｏｒｄ',
  ])('may not be “%s”', async (password) => {
    await expect(refuseCommonPassword(password)).rejects.toMatchObject({ code: 'common_password' });
  });

  it.each(['correct horse', 'battery staple', 'ein Igel im Nebel', 'k7#qLw2!xZ'])(
    'may be “%s”',
    async (password) => {
      await expect(refuseCommonPassword(password)).resolves.toBeUndefined();
    },
  );

  it('is hardly ever refused without being common', async () => {
    const others = Array.from({ length: 20_000 }, (_, index) => `seldom ${index} chosen`);
    const answers = await Promise.allSettled(others.map(refuseCommonPassword));
    expect(answers.filter(({ status }) => status === 'rejected').length).toBeLessThan(5);
  });
});

it('a filter knows every word that it was given', () => {
  const filter = emptyFilter(2 ** 12);
  const words = Array.from({ length: 190 }, (_, index) => `word ${index}`);
  for (const word of words) addWord(filter, word);
  expect(words.every((word) => mayHold(filter, word))).toBe(true);
  expect(mayHold(filter, 'another')).toBe(false);
});
