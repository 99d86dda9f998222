/**
 * Those of `texts` that one of `others` is nearly: the groups of three letters that the two share, over all that either
 * has, reach `least` (Jaccard).
 */
export function nearlyAmong(
  texts: readonly string[],
  others: readonly string[],
  least: number,
): readonly string[] {
  const sizes = texts.map((text) => trigramsOf(text).size);
  const holders = new Map<string, number[]>();
  texts.forEach((text, index) => {
    for (const trigram of trigramsOf(text)) {
      holders.set(trigram, [...(holders.get(trigram) ?? []), index]);
    }
  });
  const found = new Set<string>();
  for (const other of others) {
    const trigrams = trigramsOf(other);
    const shared = new Map<number, number>();
    for (const trigram of trigrams) {
      for (const index of holders.get(trigram) ?? []) {
        shared.set(index, (shared.get(index) ?? 0) + 1);
      }
    }
    for (const [index, count] of shared) {
      const all = (sizes[index] ?? 0) + trigrams.size - count;
      if (count / all >= least) found.add(texts[index] ?? '');
    }
  }
  return [...found];
}

function trigramsOf(text: string): ReadonlySet<string> {
  const padded = ` ${text} `;
  const starts = Math.max(1, padded.length - 2);
  return new Set(Array.from({ length: starts }, (_, start) => padded.slice(start, start + 3)));
}
