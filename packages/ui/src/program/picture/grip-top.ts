import { type Frame, yOf } from './frame.ts';
import type { Hertz } from '@overtone/domain/units';

/** How high the grip of a border is, and the handle of a rhythm, in pixels. */
export const GRIP_HEIGHT = 16;
const HANDLE_HEIGHT = 24;

/**
 * Pixels from the top at which the grip of a border stands: at the top, at the bottom or in the middle, the first place over
 * which no handle of its two rhythms lies.
 */
export function gripTop(frame: Frame, rhythms: readonly Hertz[]): number {
  const lowest = frame.height - GRIP_HEIGHT;
  const clear = (top: number) =>
    rhythms.every(
      (hz) => Math.abs(yOf(frame, hz) - top - GRIP_HEIGHT / 2) >= (HANDLE_HEIGHT + GRIP_HEIGHT) / 2,
    );
  return [0, lowest, lowest / 2].find(clear) ?? 0;
}
