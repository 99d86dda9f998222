import type { LettersPage, ListedLetter } from '@overtone/domain/contract/letters';

/** With the page after it; a letter that is on both stands once. */
export function withOlder(shown: LettersPage, older: LettersPage): LettersPage {
  return { letters: [...shown.letters, ...lackingIn(shown, older)], next: older.next };
}

/**
 * With the first page as it is now. No letter that is shown goes, however old it is, nor where it was deleted: somebody may
 * be writing there.
 */
export function withNewest(shown: LettersPage, first: LettersPage): LettersPage {
  const read = new Map(first.letters.map((letter) => [letter.id, letter]));
  return {
    letters: [
      ...lackingIn(shown, first),
      ...shown.letters.map((letter) => read.get(letter.id) ?? letter),
    ],
    next: shown.letters.length === 0 ? first.next : shown.next,
  };
}

/** With one of the letters as it is now. */
export function withChanged(shown: LettersPage, changed: ListedLetter): LettersPage {
  const letters = shown.letters.map((letter) => (letter.id === changed.id ? changed : letter));
  return { ...shown, letters };
}

/** The letters of `page` that are not shown. */
function lackingIn(shown: LettersPage, page: LettersPage): readonly ListedLetter[] {
  const known = new Set(shown.letters.map(({ id }) => id));
  return page.letters.filter(({ id }) => !known.has(id));
}
