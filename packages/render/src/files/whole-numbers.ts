/** A number from 0 to 2^32 that belongs to a sample and to nothing else (the mixer of splitmix, 32 bits). */
function hash(index: number): number {
  let z = Math.imul(index ^ 0x9e3779b9, 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 16), 0xc2b2ae35);
  z = Math.imul(z ^ (z >>> 13), 0x27d4eb2f);
  return (z ^ (z >>> 16)) >>> 0;
}

/**
 * Triangular noise from -1 to 1 of one step: the sum of two even ones, which makes the error of rounding independent of
 * the sound. It is the same for a sample wherever its chunk begins.
 */
export function ditherOf(index: number): number {
  return (hash(2 * index) + hash(2 * index + 1)) / 2 ** 32 - 1;
}

/** A sample as a whole number of `bits`, rounded to the nearest and kept in range. */
export function wholeNumber(sample: number, bits: number): number {
  const most = 2 ** (bits - 1);
  return Math.min(most - 1, Math.max(-most, Math.round(sample * most)));
}

/** A sample of 16 bits with dither; `index` counts both channels. Silence stays silence. */
export function ditheredNumber(sample: number, index: number): number {
  return sample === 0 ? 0 : wholeNumber(sample + ditherOf(index) / 32_768, 16);
}
