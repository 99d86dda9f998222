import { EXAMPLE_TEST, exampleTestAfter } from '@overtone/domain/experiment/testing/example-test';
import { describe, expect, it } from 'vitest';
import { progressPlaces } from './progress-places.ts';

const after = (sessions: number) =>
  exampleTestAfter(
    (_, session) => (session === 3 ? 'missed' : { rating: 3, guess: 'noIdea' }),
    sessions,
  );

const counted = (test: Parameters<typeof progressPlaces>[0]) =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(progressPlaces(test), (state) => state),
      ([state, { length }]) => [state, length],
    ),
  );

describe('the places of a test', () => {
  it('are all open at first, one of them due, with the spare ones after them', () => {
    expect(counted(EXAMPLE_TEST)).toEqual({ due: 1, open: 19, spare: 4 });
  });

  it('fill from session to session; a spare one stands in for each that is lost', () => {
    expect(progressPlaces(after(1))[0]).toBe('half');
    expect(progressPlaces(after(5)).slice(0, 4)).toEqual(['complete', 'lost', 'half', 'open']);
    expect(counted(after(5))).toEqual({ complete: 1, lost: 1, half: 1, open: 18, spare: 3 });
  });
});
