import { expect, it } from 'vitest';
import { longDay, shortDay } from './day-words.ts';

it('writes days as they are, whatever the clock of this device shows', () => {
  expect([longDay('2026-03-02'), shortDay('2026-03-02')]).toEqual(['Monday 2 March', '2 Mar']);
});
