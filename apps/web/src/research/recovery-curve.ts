import type { CurvePoint } from '@overtone/domain/figure/curve';
import type { RecoveryStep } from '../content/research.ts';
import { easedCurve } from './day-curve.ts';

/** The part of the figure's width that a step takes, from 0 to 1. */
export interface RecoverySpan {
  readonly from: number;
  readonly to: number;
}

/** Each step as wide as it is long, one after the other. */
export function recoverySpans(steps: readonly RecoveryStep[]): RecoverySpan[] {
  const whole = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  return steps.map(({ minutes }, index) => {
    const gone = steps.slice(0, index).reduce((sum, step) => sum + step.minutes, 0);
    return { from: gone / whole, to: (gone + minutes) / whole };
  });
}

/** How deep in the work somebody is on the way back: level where each step ends. */
export function recoveryCurve(steps: readonly RecoveryStep[]): CurvePoint[] {
  const ends = recoverySpans(steps).map(({ to }, index) => ({
    x: to,
    y: 2 * (steps[index]?.depth ?? 0) - 1,
  }));
  return easedCurve([{ x: 0, y: -1 }, ...ends]);
}
