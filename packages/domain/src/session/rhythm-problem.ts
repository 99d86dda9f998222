import { isInModulationRange, MODULATION_RANGE_TEXT } from '../frequency/modulation-range.ts';
import type { Hertz } from '../units.ts';

/** Which of the two rhythms: the global one is slow, the centre one fast. */
export type RhythmName = 'slow' | 'fast';

/**
 * Why a rhythm cannot be set to `hz` beside the `other` one, as a person reads it; null where it can. Null or 0 is no
 * rhythm, which always can be.
 */
export function rhythmProblem(
  rhythm: RhythmName,
  hz: Hertz | null,
  other: Hertz | null,
): string | null {
  if (hz === null || hz === 0) return null;
  if (!isInModulationRange(hz)) return `Not applied: ${MODULATION_RANGE_TEXT}, or empty for none.`;
  if (other === null || other === 0) return null;
  if (rhythm === 'slow' && hz >= other) {
    return `Not applied: it must be below the fast rhythm, ${inHertz(other)}.`;
  }
  if (rhythm === 'fast' && hz <= other) {
    return `Not applied: it must be above the slow rhythm, ${inHertz(other)}.`;
  }
  return null;
}

/** Always in hertz, as the fields beside it are. */
function inHertz(hz: Hertz): string {
  return `${Number(hz.toFixed(2))} Hz`;
}
