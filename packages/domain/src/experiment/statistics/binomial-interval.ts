import type { UnitInterval } from '../../units.ts';

/** A share with the interval that it lies in. */
export interface ShareInterval {
  readonly low: UnitInterval;
  readonly high: UnitInterval;
}

/** Halvings until doubles differ no more. */
const HALVINGS = 60;

/**
 * Exact interval of a share: those shares under which what was counted, or more of it, and what was counted, or less of
 * it, each have at least half of `errorChance`. Source: Clopper and Pearson 1934, doi.org/10.1093/biomet/26.4.404.
 *
 * @param hits whole, 0 to `tries`.
 * @param tries whole, at least 0; without any the interval is 0 to 1.
 * @throws {RangeError} if the counts are not such numbers.
 */
export function binomialInterval(hits: number, tries: number, errorChance: number): ShareInterval {
  const whole = Number.isInteger(hits) && Number.isInteger(tries);
  if (!whole || hits < 0 || hits > tries) throw new RangeError('Hits are whole, 0 to the tries.');
  return {
    low: hits === 0 ? 0 : 1 - highestShare(tries - hits, tries, errorChance / 2),
    high: hits === tries ? 1 : highestShare(hits, tries, errorChance / 2),
  };
}

/** The share under which at most `hits` of `tries` have exactly the given chance; found by halving, as the chance falls. */
function highestShare(hits: number, tries: number, chance: number): UnitInterval {
  let [low, high] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (chanceOfAtMost(hits, tries, middle) > chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function chanceOfAtMost(hits: number, tries: number, share: UnitInterval): number {
  if (share >= 1) return hits >= tries ? 1 : 0;
  let term = (1 - share) ** tries;
  let sum = term;
  for (let count = 1; count <= hits; count += 1) {
    term *= ((tries - count + 1) / count) * (share / (1 - share));
    sum += term;
  }
  return sum;
}
