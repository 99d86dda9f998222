import { binomialInterval } from './binomial-interval.ts';
import type { Blinding } from './blinding.ts';
import { ERROR_CHANCE } from './effect.ts';

/**
 * Whether guesses could have shown that the blind was broken: not where so few pairs lean that chance would explain them even if
 * every one of them were right, which are those under six.
 */
export function isBlindKnown({
  rightPairs,
  wrongPairs,
}: Pick<Blinding, 'rightPairs' | 'wrongPairs'>): boolean {
  const leaning = rightPairs + wrongPairs;
  return binomialInterval(leaning, leaning, ERROR_CHANCE).low > 0.5;
}
