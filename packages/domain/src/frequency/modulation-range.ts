import type { Hertz } from '../units.ts';

/** Lowest and highest frequency of a rhythm that is on. */
export const MODULATION_RANGE_HZ = { min: 0.1, max: 100 } as const;

/** The range as a person reads it. */
export const MODULATION_RANGE_TEXT = `${MODULATION_RANGE_HZ.min}–${MODULATION_RANGE_HZ.max} Hz`;

/** Whether a rhythm can be set to this frequency; 0, which is none at all, is not one. */
export function isInModulationRange(hz: Hertz): boolean {
  return hz >= MODULATION_RANGE_HZ.min && hz <= MODULATION_RANGE_HZ.max;
}

/** The nearest frequency that a rhythm can be set to. */
export function clampModulation(hz: Hertz): Hertz {
  return Math.min(MODULATION_RANGE_HZ.max, Math.max(MODULATION_RANGE_HZ.min, hz));
}
