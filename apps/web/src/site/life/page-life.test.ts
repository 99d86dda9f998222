import { expect, it } from 'vitest';
import { meaningOf } from './page-life.ts';

it.each(['film', 'toString', undefined])('refuses a name that means nothing here: %s', (name) => {
  expect(() => meaningOf({ figure: 1 }, name)).toThrow('Nothing on this page is named');
});

it('finds what is named', () => {
  expect(meaningOf({ figure: 1 }, 'figure')).toBe(1);
});
