import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';

/** Calls `see` at each frame with its stamp, of the clock that key presses are stamped with, until stopped. */
export type Frames = (see: (stampMs: Milliseconds) => void) => Stop;

/** The frames of this page. */
export const pageFrames: Frames = (see) => {
  let waiting = requestAnimationFrame(function next(stampMs) {
    waiting = requestAnimationFrame(next);
    see(stampMs);
  });
  return () => cancelAnimationFrame(waiting);
};
