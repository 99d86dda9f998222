import { ratingsByPair } from '@overtone/domain/usage/pair-ratings';
import { expect, it } from 'vitest';
import { ratingNotes } from './rating-notes.ts';

function notesOf(shiftsByHz: Readonly<Record<number, readonly number[]>>, drawn = 6): string {
  const ratings = Object.entries(shiftsByHz).flatMap(([hz, shifts]) =>
    shifts.map((shift) => ({
      day: '2026-03-20',
      slowHz: 1,
      fastHz: Number(hz),
      before: 3 - Math.sign(shift),
      after: 3 - Math.sign(shift) + shift,
    })),
  );
  const pairs = ratingsByPair(ratings);
  return ratingNotes(pairs, Math.min(drawn, pairs.length)).join(' ');
}

const often = (count: number) => Array.from({ length: count }, () => 1);

it('says what is drawn, and nothing of comparing where there is one pair', () => {
  const notes = notesOf({ 13: [1, -1, 2, 0, 1, -2, 1] });
  expect(notes).toMatch(/^A dot stands for sessions with that change, /u);
  expect(notes).not.toMatch(/compared|whole points|further/u);
});

it('says what whole points do to an interval where the estimate lies on its end, and there alone', () => {
  expect(notesOf({ 13: [0, 0, 1, 0, 0, 1, 0] })).toContain(
    'Ratings in whole points cannot place the ends of an interval finer than half a point.',
  );
});

it('says how many pairs were compared, and which the sentence at the top leaves out', () => {
  expect(notesOf({ 10: often(6), 18: often(7) })).toContain(
    'Two pairs were compared; among several, one can stand out by chance.',
  );
  expect(notesOf({ 10: often(1), 18: often(6) })).toContain(
    'Two pairs were compared, and the one rated under six times is left out at the top; among several,',
  );
  expect(notesOf({ 8: often(9), 10: often(8), 12: often(7), 14: often(6) })).toContain(
    'Four pairs were compared, and the three rated most often are named at the top; among several,',
  );
  expect(notesOf({ 10: often(1), 18: often(2) })).not.toContain('compared');
});

it('says where the pairs are that are not drawn', () => {
  expect(notesOf({ 8: often(3), 10: often(2), 12: often(1) }, 2)).toMatch(
    / One further pair can be found under “The same as tables”\.$/u,
  );
});
