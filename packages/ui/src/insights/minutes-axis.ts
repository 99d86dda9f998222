/** Ends of the minutes axis, in order: the first that holds every day is taken. */
const AXIS_ENDS = [
  10, 20, 30, 60, 90, 120, 180, 240, 360, 480, 720, 960, 1440, 2400, 3600, 4800, 7200, 10_080,
];

/** Where the minutes axis ends, so that the longest day or week fits and its halves are round. */
export function axisEnd(minutes: readonly number[]): number {
  const longest = Math.max(0, ...minutes);
  return AXIS_ENDS.find((end) => end >= longest) ?? longest;
}
