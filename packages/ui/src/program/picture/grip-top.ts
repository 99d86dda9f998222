import { type Frame, yOf } from './frame.ts';
import type { Hertz } from '@overtone/domain/units';

/** How high the grip of a border is, and the handle of a rhythm, in pixels. */
export const GRIP_HEIGHT = 16;
const HANDLE_HEIGHT = 24;

/** How far below another grip one stands that would lie over it, at least, in pixels. */
const APART = GRIP_HEIGHT + 4;

/** Parts of the height, in sixths, at which a grip stands, the best first. */
const PLACES = [0, 6, 3, 1, 5, 2, 4] as const;

/**
 * Pixels from the top at which the grip of a border stands: at the top, at the bottom or in the middle, the first place over
 * which no handle of its two rhythms lies; where another grip would lie over it, apart from that one, too.
 */
export function gripTop(
  frame: Frame,
  rhythms: readonly Hertz[],
  beside: number | null = null,
): number {
  const lowest = frame.height - GRIP_HEIGHT;
  const isClear = (top: number) =>
    (beside === null || Math.abs(top - beside) >= APART) &&
    rhythms.every(
      (hz) => Math.abs(yOf(frame, hz) - top - GRIP_HEIGHT / 2) >= (HANDLE_HEIGHT + GRIP_HEIGHT) / 2,
    );
  return PLACES.map((sixths) => (sixths / 6) * lowest).find(isClear) ?? 0;
}
