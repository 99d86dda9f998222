import type { ReportPair } from '@overtone/domain/experiment/report/test-report';

/** The dot of one pair among those with the same difference. */
export interface DifferenceDot {
  readonly pair: number;
  /** With the rhythm less in the sham, in points. */
  readonly difference: number;
  /** Steps to the side, around 0: dots of one difference lie beside each other in order of time. */
  readonly aside: number;
}

/** A dot for each pair at its difference. */
export function differenceDots(pairs: readonly ReportPair[]): readonly DifferenceDot[] {
  const byDifference = Map.groupBy(pairs, ({ real, sham }) => real.rating - sham.rating);
  return Array.from(byDifference).flatMap(([difference, same]) =>
    same.map(({ pair }, index) => ({ pair, difference, aside: index - (same.length - 1) / 2 })),
  );
}

/** The scale of differences ends here on both sides, in points: the first that holds all of these. */
export function differenceEnd(values: readonly number[]): number {
  const farthest = Math.max(...values.map(Math.abs));
  return [2, 3].find((end) => end >= farthest) ?? 4;
}
