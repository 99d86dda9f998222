import { createHash } from 'node:crypto';

/** How many places of a filter each word marks; the best number for 21 bits a word. */
const MARKS = 14;

/** An empty filter of `bits` places, a power of two. */
export function emptyFilter(bits: number): Uint8Array {
  return new Uint8Array(bits / 8);
}

/** Marks `word` in `filter`. */
export function addWord(filter: Uint8Array, word: string): void {
  for (const place of placesOf(word, filter)) {
    filter[place >> 3] = (filter[place >> 3] ?? 0) | (1 << (place & 7));
  }
}

/**
 * Whether `word` was added: always true for one that was. With 21 bits for each word that was added, 4 of 100,000 others
 * are taken for one (Bloom 1970, https://doi.org/10.1145/362686.362692).
 */
export function mayHold(filter: Uint8Array, word: string): boolean {
  return placesOf(word, filter).every(
    (place) => ((filter[place >> 3] ?? 0) & (1 << (place & 7))) !== 0,
  );
}

/** Two halves of a hash make all the places (Kirsch and Mitzenmacher 2008, https://doi.org/10.1002/rsa.20208). */
function placesOf(word: string, filter: Uint8Array): readonly number[] {
  const digest = createHash('sha256').update(word).digest();
  const first = digest.readUInt32LE(0);
  const step = digest.readUInt32LE(4) | 1;
  const bits = filter.length * 8;
  return Array.from({ length: MARKS }, (_, mark) => (first + mark * (step >>> 0)) % bits);
}
