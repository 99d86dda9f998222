import type { FrameSource } from '@overtone/engine/clock/frame-loop';

/** Frames that come when a test says so. */
export interface ManualFrames {
  readonly source: FrameSource;
  /** Whether somebody waits for the next frame. */
  readonly isWaiting: () => boolean;
  /** Shows one frame with this timestamp. */
  readonly show: (stampMs: number) => void;
}

/** A screen that shows nothing by itself. */
export function manualFrames(): ManualFrames {
  let waiting: ((stampMs: number) => void) | null = null;
  return {
    source: {
      requestAnimationFrame(run) {
        waiting = run;
        return 1;
      },
      cancelAnimationFrame() {
        waiting = null;
      },
    },
    isWaiting: () => waiting !== null,
    show(stampMs) {
      const run = waiting;
      waiting = null;
      run?.(stampMs);
    },
  };
}
