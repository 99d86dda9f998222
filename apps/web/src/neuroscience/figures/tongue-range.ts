import type { Hertz } from '@overtone/domain/units';

/** The pace that the driven rhythm has by itself: in the middle of alpha. */
export const OWN_HZ: Hertz = 10;

/** How fast the pulse may be. */
export const DRIVE = { min: 6, max: 14, step: 0.1 } as const;

/** How hard it may pull, in hertz. */
export const PULL = { min: 0, max: 3, step: 0.1 } as const;

/** A value between two ends, in steps, that is nearest to a share of the way. */
export function valueAt(
  share: number,
  { min, max, step }: { readonly min: number; readonly max: number; readonly step: number },
): number {
  const value = min + Math.min(1, Math.max(0, share)) * (max - min);
  return Number((Math.round(value / step) * step).toFixed(1));
}
