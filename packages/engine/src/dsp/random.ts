import { sfc32 } from '@overtone/domain/random/sfc32';

/** A reproducible stream of random numbers: the same seed gives the same stream everywhere. */
export type Random = {
  /** Uniform in [0, 1), 32 bits. */
  readonly uniform: () => number;
  /** Uniform in [low, high). */
  readonly between: (low: number, high: number) => number;
  /** Log-uniform in [low, high); both above 0. */
  readonly logBetween: (low: number, high: number) => number;
  /** Normal with mean 0 and standard deviation 1. */
  readonly gaussian: () => number;
  /** Exponential with the given mean. */
  readonly exponential: (mean: number) => number;
};

/**
 * Seeds a stream: sfc32, its state filled from the
 * seed by a splitmix-style mixer. Only the seed's low 32 bits count.
 */
export function createRandom(seed: number): Random {
  const mix = mixer(seed);
  const next = sfc32(mix(), mix(), mix(), 1);
  const uniform = () => next() / 2 ** 32;
  const exponential = (mean: number) => -mean * Math.log(1 - uniform());
  return {
    uniform,
    between: (low, high) => low + (high - low) * uniform(),
    logBetween: (low, high) => low * (high / low) ** uniform(),
    // Box and Muller's cosine half: one value a call keeps the stream free of hidden state.
    gaussian: () => Math.sqrt(2 * exponential(1)) * Math.cos(2 * Math.PI * uniform()),
    exponential,
  };
}

function mixer(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return z ^ (z >>> 16);
  };
}
