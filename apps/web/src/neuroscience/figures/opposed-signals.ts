import { type CurvePoint, sampleCurve } from '@overtone/domain/figure/curve';
import type { UnitInterval } from '@overtone/domain/units';

/** Whole cycles over the figure and phases of the slow waves that a signal is made of. The two sets share no wave. */
const WORKING = [
  [2, 0.1],
  [5, 0.63],
  [9, 0.37],
] as const;
const OTHER = [
  [3, 0.71],
  [4, 0.2],
  [8, 0.55],
] as const;
const POINTS = 361;

type Waves = typeof WORKING | typeof OTHER;

function height(waves: Waves, x: number): number {
  return waves.reduce((all, [cycles, turn]) => all + wave(cycles * x + turn) / 3, 0);
}

function wave(turns: number): number {
  return Math.sin(2 * Math.PI * turns);
}

/**
 * Two slow signals whose correlation over the figure is `correlation`, from -1 to 0, exactly: waves of different whole
 * numbers of cycles have none with each other. Made up; nobody's brain was measured.
 */
export function opposedSignals(correlation: number): readonly [CurvePoint[], CurvePoint[]] {
  const apart = Math.sqrt(1 - correlation ** 2);
  return [
    sampleCurve(POINTS, (x) => height(WORKING, x)),
    sampleCurve(POINTS, (x) => correlation * height(WORKING, x) + apart * height(OTHER, x)),
  ];
}

/** The share of the time at which both signals are above their middle. */
export function bothHigh(one: readonly CurvePoint[], other: readonly CurvePoint[]): UnitInterval {
  const together = one.filter(({ y }, index) => y > 0 && (other[index]?.y ?? 0) > 0);
  return together.length / one.length;
}
