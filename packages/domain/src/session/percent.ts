import type { UnitInterval } from '../units.ts';

/** A level as a person reads it, with at most one decimal: 0.015 is "1.5%". */
export function percent(level: UnitInterval): string {
  return `${Number((level * 100).toFixed(1))}%`;
}
