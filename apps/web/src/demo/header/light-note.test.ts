import { expect, it } from 'vitest';
import { lightNote } from './light-note.ts';

it.each([
  ['screen', 'held by this screen'],
  ['unknown-screen', 'measuring this screen…'],
  ['unsteady-screen', 'while this screen’s timing is uneven'],
  ['as-asked', null],
  ['off', null],
] as const)('says of light that is delivered for the reason %s: %s', (reason, note) => {
  expect(lightNote(reason)).toBe(note);
});
