import { type CurvePoint, sampleCurve } from '@overtone/domain/figure/curve';
import type { Moment } from '../content/research.ts';

const SAMPLES = 241;

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
  return sampleCurve(SAMPLES, (x) => {
    const next = points.find((point) => point.x >= x) ?? points.at(-1);
    const last = points.findLast((point) => point.x <= x) ?? points[0];
    if (!next || !last) return 0;
    const share = next.x === last.x ? 0 : (x - last.x) / (next.x - last.x);
    return last.y + ((next.y - last.y) * (1 - Math.cos(Math.PI * share))) / 2;
  });
}
