import type { LettersPage, LetterState } from '@overtone/domain/contract/letters';
import { describe, expect, it } from 'vitest';
import { withChanged, withNewest, withOlder } from './shown-letters.ts';

const TIME = '2026-03-02T09:00:00.000Z';

function letter(id: string, state: LetterState = 'draft') {
  const times = { updatedAt: TIME, startedAt: null, endedAt: null };
  return { id, audience: 'newsletter', subject: id, state, ...times, sent: 0 } as const;
}

const page = (next: string | null, ...ids: string[]): LettersPage => ({
  letters: ids.map((id) => letter(id)),
  next,
});
const idsOf = ({ letters }: LettersPage) => letters.map(({ id }) => id);

describe('the letters that are shown', () => {
  it('have older ones below them, each once', () => {
    const shown = withOlder(page('after b', 'a', 'b'), page(null, 'b', 'c'));
    expect([idsOf(shown), shown.next]).toEqual([['a', 'b', 'c'], null]);
  });

  it('have newer ones above them, and stay, however old or gone they are', () => {
    const shown = page('after d', 'a', 'b', 'c', 'd');
    const renewed = withNewest(shown, {
      letters: [letter('new'), letter('a'), letter('c', 'sending')],
      next: 'after c',
    });
    expect([idsOf(renewed), renewed.next]).toEqual([['new', 'a', 'b', 'c', 'd'], 'after d']);
    expect(renewed.letters[3]?.state).toBe('sending');
  });

  it('are the first page where there were none', () => {
    const first = page('after b', 'a', 'b');
    expect(withNewest(page(null), first)).toEqual(first);
  });

  it('take one that has changed in its place', () => {
    const shown = withChanged(page('after b', 'a', 'b'), letter('a', 'sent'));
    expect(shown.letters.map(({ state }) => state)).toEqual(['sent', 'draft']);
    expect(shown.next).toBe('after b');
  });
});
