/**
 * How far from the middle a coin leads in so many throws in 95 of 100 cases, or more: the least distance of heads and
 * tails that is exceeded, either way, with a chance of 5% at most. Exact.
 */
export function chanceReach(throws: number): number {
  let [chance, beyond] = [2 ** -throws, 0];
  for (let tails = 0; tails < throws / 2; tails += 1) {
    beyond += 2 * chance;
    if (beyond > 0.05) return throws - 2 * tails;
    chance *= (throws - tails) / (tails + 1);
  }
  return 0;
}
