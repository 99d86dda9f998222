import { type CurvePoint, sampleCurve } from '@overtone/domain/figure/curve';
import type { Moment } from '../content/research.ts';

/** Half a wave is smooth with so many points, however wide it is. */
const EASE_POINTS = 97;

/** Minutes since midnight of a time such as "09:20". */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The full hours that a day is drawn over, from the one that it begins in to the one that it ends by. */
function hoursOf(moments: readonly Moment[]): { readonly from: number; readonly to: number } {
  const minutes = moments.map(({ time }) => minutesOf(time));
  return { from: Math.floor(Math.min(...minutes) / 60), to: Math.ceil(Math.max(...minutes) / 60) };
}

/** A full hour on the axis of a day. */
export interface DayHour {
  readonly name: string;
  readonly x: number;
}

/** The hours on the axis, from its left edge to its right one. */
export function dayHours(moments: readonly Moment[]): DayHour[] {
  const { from, to } = hoursOf(moments);
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    name: String(from + index).padStart(2, '0'),
    x: index / (to - from || 1),
  }));
}

/** Where each moment of a day stands in its figure, by the clock. */
export function dayPoints(moments: readonly Moment[]): CurvePoint[] {
  const { from, to } = hoursOf(moments);
  return moments.map(({ time, depth }) => ({
    x: (minutesOf(time) / 60 - from) / (to - from || 1),
    y: depth * 2 - 1,
  }));
}

/** The day as one curve that eases from moment to moment and is level at each, for as long as each holds. */
export function dayCurve(moments: readonly Moment[]): CurvePoint[] {
  const held = moments.flatMap((moment) =>
    moment.until === undefined ? [moment] : [moment, { ...moment, time: moment.until }],
  );
  return easedCurve(dayPoints(held));
}

/** A curve that eases from point to point and is level at each. */
export function easedCurve(points: readonly CurvePoint[]): CurvePoint[] {
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
