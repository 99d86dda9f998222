import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it.each([
  [255_408.65, '$255,409'],
  [-1200, '−$1,200'],
  [-0.2, '$0'],
])('%d is %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});
