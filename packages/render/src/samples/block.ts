/**
 * Samples are worked out in blocks that begin at whole multiples of this, wherever a chunk begins: so every sample is the
 * same number in whatever chunk it is asked for.
 */
export const BLOCK = 256;
