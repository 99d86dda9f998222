/** One sampled point of a plotted curve: `x` runs from 0 at the left to 1 at the right, `y` from -1 to 1, up is positive. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
}

/** Points per cycle below which a plotted sine visibly turns into a polygon. */
const POINTS_PER_CYCLE = 24;
/** One a two pixels of a drawing as wide as a panel. */
const FEWEST_POINTS = 200;
const MOST_POINTS = 1600;

/** How many points a curve with this many cycles needs to look smooth, from 200 to 1600. */
export function pointsFor(cycles: number): number {
  const wanted = Math.ceil(Math.abs(cycles) * POINTS_PER_CYCLE);
  return Math.min(MOST_POINTS, Math.max(FEWEST_POINTS, wanted)) + 1;
}

/** Samples `heightAt` at `count` equally spaced places from x = 0 to x = 1, both ends included; `count` is at least 2. */
export function sampleCurve(count: number, heightAt: (x: number) => number): CurvePoint[] {
  return Array.from({ length: count }, (_, index) => {
    const x = index / (count - 1);
    return { x, y: heightAt(x) };
  });
}
