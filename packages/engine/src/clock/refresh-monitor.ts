import type { Hertz, Milliseconds } from '@overtone/domain/units';
import { frameTimes } from './frame-times.ts';
import { rateProof } from './rate-proof.ts';
import { rateWatch } from './rate-watch.ts';

/** What the monitor has found. */
export interface RefreshReading {
  /**
   * Null from the moment at which the screen no longer keeps the rate found before, until the next is found. Where the
   * screen seems to have fallen to a whole part of it, the rate at which pictures come at most, and not steady.
   */
  readonly refreshHz: Hertz | null;
  readonly isSteady: boolean;
  /** Frames that the screen refreshed without a new picture since the last reading. */
  readonly droppedFrames: number;
  /** Frames drawn since the last reading. */
  readonly shownFrames: number;
}

/** Watches a screen's frames for as long as they come. */
export interface RefreshMonitor {
  /** Begins to watch after a time without frames. What was found before, null for nothing, is to be shown again. */
  begin(believedHz: Hertz | null): void;
  /**
   * Whether the rate was found before frames stopped, and none has come since that shows it. That takes eight intervals;
   * after half a second without them the rate is given up.
   */
  readonly isInDoubt: boolean;
  /** Rate that the screen has by the frames that come now; 0 while that is in doubt or not known. */
  readonly shownHz: Hertz;
  /** Takes a frame's timestamp; gives a reading when there is a new one. */
  frame(stampMs: Milliseconds): RefreshReading | null;
}

/** Frames that an estimate needs at least. */
const FRAMES_FOR_ESTIMATE = 120;

/** Frames of one estimate: the more, the less single stamps matter. */
const WINDOW_FRAMES = 2 * FRAMES_FOR_ESTIMATE;

/** A gap this long is a page that was hidden, not a dropped frame; counting starts again after it. */
const HIDDEN_GAP_MS: Milliseconds = 1000;

/**
 * A monitor that has seen no frame. The first reading comes after 120 frames, later ones after every further 240; when
 * the screen leaves its rate, one comes within half a second, and the next after 120 frames.
 */
export function refreshMonitor(): RefreshMonitor {
  const times = frameTimes(WINDOW_FRAMES);
  const watch = rateWatch();
  const proof = rateProof();
  let believedHz: Hertz | null = null;
  let isMeasured = false;
  let isInDoubt = false;
  let lastMs: Milliseconds | null = null;

  function startOver(): void {
    times.clear();
    watch.clear();
    proof.clear();
  }

  function leave(refreshHz: Hertz | null): RefreshReading {
    const shownFrames = times.count;
    startOver();
    believedHz = refreshHz;
    isMeasured = false;
    isInDoubt = false;
    return { refreshHz, isSteady: false, droppedFrames: 0, shownFrames };
  }

  function measure(): RefreshReading {
    const reading = { ...times.run(), shownFrames: times.count };
    believedHz = reading.refreshHz;
    isMeasured = believedHz !== null;
    isInDoubt = false;
    times.clear();
    return reading;
  }

  return {
    begin(hz) {
      startOver();
      believedHz = hz;
      isMeasured = false;
      isInDoubt = hz !== null;
      lastMs = null;
    },
    get isInDoubt() {
      return isInDoubt;
    },
    get shownHz() {
      return isInDoubt ? 0 : (believedHz ?? 0);
    },
    frame(stampMs) {
      const intervalMs = lastMs === null ? 0 : stampMs - lastMs;
      lastMs = stampMs;
      if (intervalMs > HIDDEN_GAP_MS) {
        startOver();
        isInDoubt = believedHz !== null;
      } else if (intervalMs > 0 && believedHz !== null) {
        const verdict = watch.judge(intervalMs, believedHz);
        if (verdict.kind === 'lost') return leave(null);
        if (verdict.kind === 'fallen') return leave(verdict.hz);
        const shown = isInDoubt ? proof.judge(intervalMs, believedHz) : 'shown';
        if (shown === 'failed') return leave(null);
        isInDoubt = shown === 'open';
      }
      times.push(stampMs);
      return times.count < (isMeasured ? WINDOW_FRAMES : FRAMES_FOR_ESTIMATE) ? null : measure();
    },
  };
}
