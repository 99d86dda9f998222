import { type CurvePoint, sampleCurve } from '@overtone/domain/figure/curve';
import type { Moment } from '../content/research.ts';

/** Half a wave is smooth with so many points, however wide it is. */
const EASE_POINTS = 33;

/** Minutes since midnight of a time such as "09:20". */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Where each moment of a day stands in its figure, by the clock; the first at the left edge, the last at the right. */
export function dayPoints(moments: readonly Moment[]): CurvePoint[] {
  const minutes = moments.map(({ time }) => minutesOf(time));
  const [from, to] = [Math.min(...minutes), Math.max(...minutes)];
  return moments.map(({ time, depth }) => ({
    x: (minutesOf(time) - from) / (to - from || 1),
    y: depth * 2 - 1,
  }));
}

/** The day as one curve that eases from moment to moment and is level at each. */
export function dayCurve(moments: readonly Moment[]): CurvePoint[] {
  const points = dayPoints(moments);
  return points.flatMap((next, index) => {
    const last = points[index - 1];
    if (last === undefined) return [next];
    return sampleCurve(EASE_POINTS, (share) => (1 - Math.cos(Math.PI * share)) / 2)
      .slice(1)
      .map(({ x, y }) => ({
        x: last.x + (next.x - last.x) * x,
        y: last.y + (next.y - last.y) * y,
      }));
  });
}
