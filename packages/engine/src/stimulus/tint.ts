/** What a place of the overlay lays over the screen: gamma-encoded red, green and blue, and opacity, each from 0 to 1. */
export type Tint = readonly [red: number, green: number, blue: number, alpha: number];

/** Two tints that a place moves between. */
export interface TintRange {
  readonly low: Tint;
  readonly high: Tint;
}

/** The tint at a share of the way from one to another. */
export function tintBetween(from: Tint, to: Tint, share: number): Tint {
  const at = (i: 0 | 1 | 2 | 3) => from[i] + share * (to[i] - from[i]);
  return [at(0), at(1), at(2), at(3)];
}

/** A range drawn in towards `mean`: 1 leaves it as it is, 0 leaves only the mean. */
export function drawnIn({ low, high }: TintRange, mean: Tint, share: number): TintRange {
  return { low: tintBetween(mean, low, share), high: tintBetween(mean, high, share) };
}
