/**
 * Signed ranks of differences, doubled so that they are whole numbers: each difference's sign times twice the rank of its
 * size among all of them. Equal sizes share the mean of their ranks; a zero takes a rank and has no sign.
 * Source: Pratt 1959, doi.org/10.1080/01621459.1959.10501526.
 */
export function doubledSignedRanks(differences: readonly number[]): readonly number[] {
  const bySize = differences
    .map((difference, index) => ({ size: Math.abs(difference), index }))
    .sort((one, other) => one.size - other.size);
  const ranks: number[] = Array.from({ length: differences.length }, () => 0);
  for (let first = 0; first < bySize.length;) {
    const size = bySize[first]?.size;
    let end = first;
    while (bySize[end]?.size === size) end += 1;
    for (const { index } of bySize.slice(first, end)) {
      const sign = Math.sign(differences[index] ?? 0);
      ranks[index] = sign === 0 ? 0 : sign * (first + 1 + end);
    }
    first = end;
  }
  return ranks;
}

/**
 * Chances of every sum of the given doubled ranks when each is taken or left by a fair coin. Index: the sum, 0 to that of
 * all ranks; the chances add up to 1. Exact but for the rounding of doubles: a dynamic programme over the sums that can
 * be reached, instead of all 2^n choices.
 */
export function chancesOfSums(doubledRanks: readonly number[]): Float64Array {
  const total = doubledRanks.reduce((sum, rank) => sum + rank, 0);
  const chances = new Float64Array(total + 1);
  chances[0] = 1;
  let reached = 0;
  for (const rank of doubledRanks) {
    reached += rank;
    for (let sum = reached; sum >= 0; sum -= 1) {
      const taken = sum >= rank ? (chances[sum - rank] ?? 0) : 0;
      chances[sum] = ((chances[sum] ?? 0) + taken) / 2;
    }
  }
  return chances;
}
