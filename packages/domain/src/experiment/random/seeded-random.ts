import { sfc32 } from '../../random/sfc32.ts';

/** A reproducible stream of random numbers: the same seed gives the same stream everywhere. */
export interface SeededRandom {
  /** Uniform in [0, 1), 32 bits. */
  readonly uniform: () => number;
  /** Normal with mean 0 and standard deviation 1 (Box and Muller's cosine half). */
  readonly gaussian: () => number;
}

/** A seed: 128 bits as 32 lower-case hexadecimal digits, so that nobody can find it by trying them all. */
export const SEED_PATTERN = /^[0-9a-f]{32}$/;

/**
 * The stream of a seed: sfc32, its four words filled from the seed. Every bit of the seed counts.
 *
 * @throws {RangeError} if the seed does not match {@link SEED_PATTERN}.
 */
export function seededRandom(seed: string): SeededRandom {
  if (!SEED_PATTERN.test(seed)) throw new RangeError('A seed is 32 hexadecimal digits.');
  const word = (index: number) => Number.parseInt(seed.slice(8 * index, 8 * index + 8), 16) | 0;
  const next = sfc32(word(0), word(1), word(2), word(3));
  // Sixteen steps carry every word of the seed into every other.
  for (let step = 0; step < 16; step += 1) next();
  const uniform = () => next() / 2 ** 32;
  return {
    uniform,
    gaussian: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  };
}
