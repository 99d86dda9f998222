import type { Cycles } from '@overtone/domain/units';

/**
 * Height of a pulse, about -1 to 1, at a phase: the sum of its sine harmonics, of which `series[k - 1]` is the k-th.
 * It is what a plan's series mean, written out for a plot.
 */
export function pulseHeight(series: readonly number[], phase: Cycles): number {
  return series.reduce(
    (height, amplitude, i) => height + amplitude * Math.sin(2 * Math.PI * (i + 1) * phase),
    0,
  );
}
