import type { Milliseconds } from '@overtone/domain/units';
import { type Frame, msAt } from './frame.ts';
import { countedStep } from './time-ticks.ts';

const MINUTE_MS: Milliseconds = 60_000;
/** With Shift a drag comes to rest this often at the coarsest, as the arrow keys do. */
const FINE_MS: Milliseconds = 10_000;

/** Pixels that a step has at least, so that each can be met. */
const PIXELS = { coarse: 3, fine: 2 } as const;
/** Steps in what is seen, at most, where they are shorter than a minute. */
const STEPS_SEEN = 32;

/**
 * The step in which a border is dragged: a minute wherever that can be met and a quarter of an hour or more is seen, and less
 * where less is seen, as in what is zoomed. `seenPx` is the width of what is seen of the picture.
 */
export function dragStep(frame: Frame, seenPx: number, isFine: boolean): Milliseconds {
  if (isFine) return countedStep(Math.min(FINE_MS, msAt(frame, PIXELS.fine)));
  const seenMs = msAt(frame, seenPx);
  return countedStep(
    Math.max(msAt(frame, PIXELS.coarse), Math.min(MINUTE_MS, seenMs / STEPS_SEEN)),
  );
}
