import { expect, it } from 'vitest';
import { firstFlash } from './first-flash.ts';

it('finds nothing that a person, an assistant, a calendar or a screen can do to make guarded light flash', () => {
  expect(firstFlash(1, 10_000)).toBe('nothing');
});
