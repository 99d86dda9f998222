import type { GuessStep } from './guess-walk.ts';

/** Where an axis of guesses ends on both sides, and its steps from the top down. */
export interface GuessScale {
  readonly end: number;
  readonly steps: readonly number[];
}

/** No axis ends sooner, so that a guess or two do not look like many. */
const SMALLEST_END = 6;

const STEPS = [2, 5, 10, 20];

/**
 * An axis that holds the walk and all that chance reaches, with two or three steps to each side. What chance reaches is drawn
 * on it, and it is what a walk is measured by, so that no scale makes little of much or much of little.
 */
export function guessScale(walk: readonly GuessStep[]): GuessScale {
  const farthest = Math.max(
    SMALLEST_END,
    ...walk.flatMap(({ height, reach }) => [Math.abs(height), reach]),
  );
  const step = STEPS.find((each) => farthest <= 3 * each) ?? 20;
  const count = Math.ceil(farthest / step);
  const steps = Array.from({ length: 2 * count + 1 }, (_, index) => (count - index) * step);
  return { end: count * step, steps };
}

/** Pairs that an axis names: the first, each fifth or tenth, and the last. */
export function namedPairs(pairs: number): readonly number[] {
  const step = pairs > 30 ? 10 : 5;
  const between = Array.from({ length: Math.floor(pairs / step) }, (_, i) => (i + 1) * step);
  return [1, ...between.filter((pair) => pair <= pairs - step / 2), pairs];
}
