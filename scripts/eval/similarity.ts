/**
 * Those of `texts` that one of `others` is nearly: the groups of three letters that the two share, over all that either
 * has, reach `least` (Jaccard).
 */
export function nearlyAmong(
  texts: readonly string[],
  others: readonly string[],
  least: number,
): readonly string[] {
  const candidates = texts.map((text) => ({ text, trigrams: trigramsOf(text) }));
  const holders = new Map<string, (typeof candidates)[number][]>();
  for (const candidate of candidates) {
    for (const trigram of candidate.trigrams) {
      const held = holders.get(trigram);
      if (held) held.push(candidate);
      else holders.set(trigram, [candidate]);
    }
  }
  const heldBy = (trigram: string) => holders.get(trigram)?.length ?? 0;
  const found = new Set<string>();
  for (const other of others) {
    const trigrams = trigramsOf(other);
    // Two that are alike share at least `least` of the trigrams of each, so not all of any so many can be missing.
    const looked = trigrams.size - Math.ceil(least * trigrams.size - ROUNDING) + 1;
    const rarest = [...trigrams].toSorted((one, two) => heldBy(one) - heldBy(two));
    for (const trigram of rarest.slice(0, looked)) {
      for (const { text, trigrams: own } of holders.get(trigram) ?? []) {
        const alike = Math.min(own.size, trigrams.size) / Math.max(own.size, trigrams.size);
        if (alike >= least && !found.has(text) && similarity(own, trigrams) >= least)
          found.add(text);
      }
    }
  }
  return texts.filter((text) => found.has(text));
}

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of one) if (other.has(trigram)) shared += 1;
  return shared / (one.size + other.size - shared);
}

/** 0.8 of 5 is 4 here, though it may be a little more as a floating-point number. */
const ROUNDING = 1e-9;

function trigramsOf(text: string): ReadonlySet<string> {
  const padded = ` ${text} `;
  const starts = Math.max(1, padded.length - 2);
  return new Set(Array.from({ length: starts }, (_, start) => padded.slice(start, start + 3)));
}
