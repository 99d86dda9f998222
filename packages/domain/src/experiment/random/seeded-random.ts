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
 * The stream of a seed: Chris Doty-Humphrey's sfc32, its four words filled from the seed. Every bit of the seed counts.
 *
 * @throws {RangeError} if the seed does not match {@link SEED_PATTERN}.
 */
export function seededRandom(seed: string): SeededRandom {
  if (!SEED_PATTERN.test(seed)) throw new RangeError('A seed is 32 hexadecimal digits.');
  const word = (index: number) => Number.parseInt(seed.slice(8 * index, 8 * index + 8), 16) | 0;
  let [a, b, c, counter] = [word(0), word(1), word(2), word(3)];
  const next = () => {
    const result = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    return result >>> 0;
  };
  // Sixteen steps carry every word of the seed into every other.
  for (let step = 0; step < 16; step += 1) next();
  const uniform = () => next() / 2 ** 32;
  return {
    uniform,
    gaussian: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  };
}
