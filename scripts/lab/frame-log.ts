import type { Hertz, Milliseconds, Seconds } from '@overtone/domain/units';
import { refreshMonitor } from '@overtone/engine/clock/refresh-monitor';

/** What a trial has seen of the screen and of the engine. */
export interface FrameLog {
  /** How long it ran: from its first frame to its last. */
  readonly lengthS: Seconds;
  /** The rhythm that the patch was given in the end: the one asked for, or a whole part of it that the screen can show. */
  readonly lightHz: Hertz;
  /** Measured refresh rate; null when the screen kept none. */
  readonly refreshHz: Hertz | null;
  readonly isSteady: boolean;
  readonly shownFrames: number;
  /** Refreshes of the screen without a new picture. */
  readonly droppedFrames: number;
  /** Processor time to work out and draw one frame: the middle one, and that which 95 of 100 stay below. */
  readonly frameCostMs: { readonly median: Milliseconds; readonly p95: Milliseconds };
  /** How far the engine says that light and sound are apart; null without sound. */
  readonly offsetMs: { readonly median: Milliseconds; readonly p95: Milliseconds } | null;
}

function middleAnd95(values: readonly number[]): { median: number; p95: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}

/** A gap this long is a page that was hidden, not dropped frames. */
const HIDDEN_GAP_MS: Milliseconds = 1000;

/** Refreshes without a new picture between stamps, on a screen of this rate. */
function droppedBetween(stampsMs: readonly Milliseconds[], refreshHz: Hertz): number {
  return stampsMs.reduce((sum, stampMs, i) => {
    const gapMs = stampMs - (stampsMs[i - 1] ?? stampMs);
    if (gapMs <= 0 || gapMs > HIDDEN_GAP_MS) return sum;
    return sum + Math.max(0, Math.round((gapMs * refreshHz) / 1000) - 1);
  }, 0);
}

/** Takes the frames of one trial; `read` says what they came to. */
export function frameLog(): {
  take(
    frame: Readonly<{
      stampMs: Milliseconds;
      costMs: Milliseconds;
      offsetMs: Milliseconds | null;
      lightHz: Hertz;
    }>,
  ): void;
  read(): FrameLog;
} {
  const monitor = refreshMonitor();
  const costs: Milliseconds[] = [];
  const offsets: Milliseconds[] = [];
  let refreshHz: Hertz | null = null;
  let isSteady = false;
  let droppedFrames = 0;
  let beganMs: Milliseconds | null = null;
  /** Stamps that no reading has counted yet. */
  let uncountedMs: Milliseconds[] = [];
  let lightHz: Hertz = 0;

  return {
    take({ stampMs, costMs, offsetMs, ...frame }) {
      beganMs ??= stampMs;
      lightHz = frame.lightHz;
      uncountedMs.push(stampMs);
      costs.push(costMs);
      if (offsetMs !== null) offsets.push(Math.abs(offsetMs));
      const reading = monitor.frame(stampMs);
      if (!reading) return;
      ({ refreshHz, isSteady } = reading);
      droppedFrames += reading.droppedFrames;
      uncountedMs = [stampMs];
    },
    read: () => ({
      lengthS: ((uncountedMs.at(-1) ?? 0) - (beganMs ?? 0)) / 1000,
      lightHz,
      refreshHz,
      isSteady,
      shownFrames: costs.length,
      droppedFrames:
        droppedFrames + (refreshHz === null ? 0 : droppedBetween(uncountedMs, refreshHz)),
      frameCostMs: middleAnd95(costs),
      offsetMs: offsets.length > 0 ? middleAnd95(offsets) : null,
    }),
  };
}
