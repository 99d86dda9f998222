/** One bar of a chart, in shares of its box: x from the left, height from the foot. */
export interface Bar {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** Part of each day's place that its bar fills. */
const FILLED = 0.72;

/** Ends of the minutes axis, in order: the first that holds every day is taken. */
const AXIS_ENDS = [10, 20, 30, 60, 90, 120, 180, 240, 360, 480, 720, 960, 1440];

/** Where the minutes axis ends, so that the longest day fits and its halves are round. */
export function axisEnd(minutes: readonly number[]): number {
  const longest = Math.max(0, ...minutes);
  return AXIS_ENDS.find((end) => end >= longest) ?? longest;
}

/** The bars of some days on an axis that ends at `end` minutes. */
export function dayBars(minutes: readonly number[], end: number): readonly Bar[] {
  const place = 1 / minutes.length;
  return minutes.map((value, index) => ({
    x: (index + (1 - FILLED) / 2) * place,
    width: FILLED * place,
    height: value / end,
  }));
}

/** Indices of the days that an axis names: some four of them, evenly apart, the last one always. */
export function namedDays(count: number): readonly number[] {
  const step = Math.ceil(count / 4);
  return Array.from(
    { length: Math.ceil(count / step) },
    (_, n) => count - 1 - n * step,
  ).toReversed();
}
