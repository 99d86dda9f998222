import type { Seconds } from '@overtone/domain/units';
import type { OverlayReport } from './overlay-messages.ts';

/** Drivers that were reset give their context back sooner than this. */
const GONE_AFTER_S: Seconds = 2;

/** Frames come at least as often while their page is shown; what is longer was a hidden one. */
const LONGEST_FRAME_S: Seconds = 0.1;

const AVAILABLE: OverlayReport = { kind: 'available' };

const GONE: OverlayReport = {
  kind: 'unavailable',
  reason:
    'the graphics driver took the picture away; if it does not come back by itself, reload the page',
};

/** Tells whether the light that is drawn is there. */
export interface DrawingWatch {
  /** A light begins, of which nothing is known. */
  readonly begin: () => void;
  /** Takes whether a frame was drawn, and the time since the one before it in `elapsed[0]`. */
  readonly take: (isDrawn: boolean, elapsed: ArrayLike<Seconds>) => void;
}

/**
 * Reports that the light is available with the first frame that is drawn, and unavailable once none has been for two
 * seconds. Nothing that it does per frame leaves anything to be collected.
 */
export function drawingWatch(report: (report: OverlayReport) => void): DrawingWatch {
  const missing = new Float64Array(1);
  let said: OverlayReport['kind'] | null = null;

  function say(next: OverlayReport): void {
    if (next.kind === said) return;
    said = next.kind;
    report(next);
  }

  return {
    begin() {
      missing[0] = 0;
      said = null;
    },
    take(isDrawn, elapsed) {
      missing[0] = isDrawn ? 0 : (missing[0] ?? 0) + Math.min(LONGEST_FRAME_S, elapsed[0] ?? 0);
      if (isDrawn) say(AVAILABLE);
      else if (missing[0] >= GONE_AFTER_S) say(GONE);
    },
  };
}
