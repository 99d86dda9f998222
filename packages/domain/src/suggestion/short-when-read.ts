/** Longest compatibility form of one character that no text is too long for, in UTF-16 units. */
const LONGEST_OF_CHARACTER = 3;

/**
 * A text whose compatibility form (NFKC), in which it is read, is at most three times as long as the text. One whose form is
 * longer than `maxLength` loses the characters that stand for many, as U+FDFA does for eighteen, and nothing else; any other
 * stays as it is.
 */
export function shortWhenRead(text: string, maxLength: number): string {
  if (text.normalize('NFKC').length <= maxLength) return text;
  return Array.from(text, (character) =>
    character.normalize('NFKC').length > LONGEST_OF_CHARACTER ? '\uFFFD' : character,
  ).join('');
}
