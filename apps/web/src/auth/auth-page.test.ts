import { expect, it } from 'vitest';
import { writtenPage } from '../testing/written-page.ts';

const main = (await writtenPage('auth/success.html')).element('main');

it.each([
  ['title', '<h1', 'One moment'],
  ['state', '<output', 'Processing your login...'],
  ['button', '<button', 'Close Window'],
])('the page that ends a sign-in has its %s', (_, tag, words) => {
  const parts = main.html.split('<').map((part) => `<${part}`);
  expect(parts.some((part) => part.startsWith(tag) && part.endsWith(`>${words}`))).toBe(true);
});
