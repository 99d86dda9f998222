import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';

/** Where frames come from: a window or a worker. */
export interface FrameSource {
  requestAnimationFrame(run: (stampMs: Milliseconds) => void): number;
  cancelAnimationFrame(handle: number): void;
}

/** Runs once for every frame of the screen, with the frame's own timestamp, until stopped. */
export function everyFrame(source: FrameSource, run: (stampMs: Milliseconds) => void): Stop {
  let handle = source.requestAnimationFrame(step);
  let stopped = false;
  function step(stampMs: Milliseconds): void {
    if (stopped) return;
    handle = source.requestAnimationFrame(step);
    run(stampMs);
  }
  return () => {
    stopped = true;
    source.cancelAnimationFrame(handle);
  };
}
