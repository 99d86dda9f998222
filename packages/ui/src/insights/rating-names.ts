/** What the ends of a scale are called. */
export type ScaleEnds = readonly [lowest: string, highest: string];

/** What the ends are called where the question is how focused somebody is. */
export const FOCUS_ENDS: ScaleEnds = ['hardly', 'fully'];

/** How one of `ratings` is read out: "2 of 5", and an end with what it is called, "1 of 5, hardly". */
export function ratingName(
  rating: number,
  ratings: readonly number[],
  [lowest, highest]: ScaleEnds,
): string {
  const ends = new Map([
    [ratings.at(0), lowest],
    [ratings.at(-1), highest],
  ]);
  return [`${rating} of ${ratings.at(-1)}`, ends.get(rating)].filter(Boolean).join(', ');
}
