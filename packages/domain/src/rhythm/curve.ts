import type { UnitInterval } from '../units.ts';

/**
 * How a value comes from one to another in a stretch of time. With x the share of the stretch that has passed:
 * `hold` is at its end value throughout; `straight` is from + (to - from) x; `exponential` is from (to / from)^x, the
 * same ratio in equal times; `smooth` is from + (to - from) (3 x^2 - 2 x^3), which starts and ends without a corner.
 */
export const CURVES = ['hold', 'straight', 'exponential', 'smooth'] as const;

/** How a value comes from one to another. */
export type Curve = (typeof CURVES)[number];

/** `x` kept from 0 to 1, with the ends that a curve is exact at. */
function within(x: number): UnitInterval {
  return Math.min(1, Math.max(0, x));
}

/** How much of a straight way `curve` has gone at the share `x` of its time; an `exponential` one goes it straight. */
export function easedShare(curve: Curve, x: number): UnitInterval {
  const share = within(x);
  if (curve === 'hold') return 1;
  return curve === 'smooth' ? share * share * (3 - 2 * share) : share;
}

/** The value between `from` and `to` at the share `x` of the time; before it `from`, after it exactly `to`. */
export function curveValue(curve: Curve, from: number, to: number, x: number): number {
  if (curve === 'hold' || x >= 1) return to;
  if (x <= 0 || from === to) return from;
  if (curve === 'exponential') return from * (to / from) ** x;
  return from + (to - from) * easedShare(curve, x);
}
