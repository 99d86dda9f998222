import { GENERAL_FLASH_SWING, GUARDED_FROM_HZ } from '@overtone/domain/safety/flash-limits';

/** How far the light may swing under a plan, and what holds it. */
export interface Swing {
  /** Largest change of relative luminance over any background, 0 to 1. */
  readonly swing: number;
  /** What the swing is held to; null when nothing limits it. */
  readonly swingLimit: number | null;
  readonly flashGuard: boolean;
}

/** A luminance as a person reads it: two decimals, three where two would show nothing. */
export function luminance(value: number): string {
  return value.toFixed(value > 0 && value < 0.01 ? 3 : 2);
}

/** Where the swing stands, in one sentence. */
export function swingSentence({ swing, swingLimit, flashGuard }: Swing): string {
  const flash = `the ${luminance(GENERAL_FLASH_SWING)} that WCAG counts as a flash`;
  if (swingLimit !== null) {
    return `Flash guard holds it at or below ${luminance(swingLimit)}, well under ${flash}.`;
  }
  if (flashGuard) {
    return `Together the rhythms are slower than ${GUARDED_FROM_HZ} Hz; changes that slow are not flashes, so they need no limit.`;
  }
  return swing < GENERAL_FLASH_SWING
    ? `Flash guard is off. The swing is still under ${flash}.`
    : `Flash guard is off. The swing is at or past ${flash}.`;
}
