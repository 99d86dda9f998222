import { expect, it } from 'vitest';
import { firstFlash } from './first-flash.ts';
import { FIRST_SCREEN_SEED } from './screen-script.ts';

it('finds nothing that can happen to a screen to make guarded light flash', () => {
  expect(firstFlash(FIRST_SCREEN_SEED, 2_000)).toBe('nothing');
});
