/** Puts a mistyped word right: returns the known word it stands for, or the word itself. */
export type CorrectSpelling = (word: string) => string;

const CORRECTED_LENGTH = { min: 4, max: 20 } as const;
const STEM_LENGTH = 5;

/**
 * Builds a corrector for slips of one letter (left out, doubled, swapped or mistyped) in words that start with the
 * right letter. A word that shares its stem with a known word is an inflection, not a slip, and stays.
 */
export function spellingFrom(vocabulary: ReadonlySet<string>): CorrectSpelling {
  const stems = new Set<string>();
  const byGap = new Map<string, string>();
  for (const word of vocabulary) {
    stems.add(word.slice(0, STEM_LENGTH));
    if (!isCorrectable(word)) continue;
    for (const gap of gapsOf(word)) if (!byGap.has(gap)) byGap.set(gap, word);
  }

  return (word) => {
    if (!isCorrectable(word) || vocabulary.has(word)) return word;
    if (word.length > STEM_LENGTH && stems.has(word.slice(0, STEM_LENGTH))) return word;
    for (const gap of gapsOf(word)) {
      const known = byGap.get(gap);
      if (known !== undefined) return known;
    }
    return word;
  };
}

function isCorrectable(word: string): boolean {
  const { min, max } = CORRECTED_LENGTH;
  return word.length >= min && word.length <= max && /^[a-z]+$/.test(word);
}

function gapsOf(word: string): string[] {
  const withoutOne = Array.from(
    { length: word.length - 1 },
    (_, index) => word.slice(0, index + 1) + word.slice(index + 2),
  );
  return [word, ...withoutOne];
}
