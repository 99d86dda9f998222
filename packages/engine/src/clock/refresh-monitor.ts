import type { Hertz, Milliseconds } from '@overtone/domain/units';
import { frameTimes } from './frame-times.ts';

/** What the monitor has found. */
export interface RefreshReading {
  /** Null from the moment at which the screen no longer keeps the rate found before, until the next is found. */
  readonly refreshHz: Hertz | null;
  readonly isSteady: boolean;
  /** Frames that the screen refreshed without a new picture since the last reading. */
  readonly droppedFrames: number;
  /** Frames drawn since the last reading. */
  readonly shownFrames: number;
}

/** Watches a screen's frames for as long as they come. */
export interface RefreshMonitor {
  /** Takes a frame's timestamp; gives a reading when there is a new one. */
  frame(stampMs: Milliseconds): RefreshReading | null;
}

/** Frames that an estimate needs at least. */
export const FRAMES_FOR_ESTIMATE = 120;

/** Frames of one estimate: the more, the less single stamps matter. */
const WINDOW_FRAMES = 2 * FRAMES_FOR_ESTIMATE;

/** A run of frames whose rhythm differs from the rate found so far by this share is another screen or mode. */
const DRIFT_SHARE = 0.05;

/** So many frames must agree before a drift counts. */
const DRIFT_FRAMES = 30;

/** A gap this long is a page that was hidden, not a dropped frame; counting starts again after it. */
const HIDDEN_GAP_MS: Milliseconds = 1000;

/** A monitor that has seen no frame. The first reading comes after 120 frames, later ones after every further 240. */
export function refreshMonitor(): RefreshMonitor {
  const times = frameTimes(WINDOW_FRAMES);
  let foundHz: Hertz | null = null;
  let driftFrames = 0;
  let lastMs: Milliseconds | null = null;

  function startOver(): void {
    times.clear();
    driftFrames = 0;
  }

  function drifted(intervalMs: Milliseconds): boolean {
    if (foundHz === null) return false;
    const frames = (intervalMs * foundHz) / 1000;
    const offBeat = Math.abs(frames - Math.max(1, Math.round(frames)));
    driftFrames = offBeat > DRIFT_SHARE ? driftFrames + 1 : 0;
    return driftFrames >= DRIFT_FRAMES;
  }

  return {
    frame(stampMs) {
      const intervalMs = lastMs === null ? 0 : stampMs - lastMs;
      lastMs = stampMs;
      if (intervalMs > HIDDEN_GAP_MS) startOver();
      else if (intervalMs > 0 && drifted(intervalMs)) {
        const shownFrames = times.count;
        startOver();
        foundHz = null;
        return { refreshHz: null, isSteady: false, droppedFrames: 0, shownFrames };
      }
      times.push(stampMs);
      const needed = foundHz === null ? FRAMES_FOR_ESTIMATE : WINDOW_FRAMES;
      if (times.count < needed) return null;
      const reading = { ...times.run(), shownFrames: times.count };
      foundHz = reading.refreshHz;
      startOver();
      return reading;
    },
  };
}
