import { seededRandom } from '../random/seeded-random.ts';
import type { Protocol } from './protocol.ts';

/** What a session is: with the rhythm, or its sham. */
export type Arm = 'real' | 'sham';

/** The arms of a pair's two sessions, in order. */
export type PairOrder = readonly [first: Arm, second: Arm];

/**
 * The orders of all pairs of a self-test, spare ones included: for each, one number of the seed's stream, the real
 * session first where it is under a half.
 *
 * @throws {RangeError} if the seed is not 32 hexadecimal digits.
 */
export function orderOf(
  { pairs, sparePairs }: Pick<Protocol, 'pairs' | 'sparePairs'>,
  seed: string,
): readonly PairOrder[] {
  const { uniform } = seededRandom(seed);
  return Array.from({ length: pairs + sparePairs }, (): PairOrder =>
    uniform() < 0.5 ? ['real', 'sham'] : ['sham', 'real'],
  );
}
