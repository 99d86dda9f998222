import type { Hertz, Milliseconds } from '@overtone/domain/units';
import { refreshMonitor } from '@overtone/engine/clock/refresh-monitor';

/** What a trial has seen of the screen and of the engine. */
export interface FrameLog {
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

/** Takes the frames of one trial; `read` says what they came to. */
export function frameLog(): {
  take(
    frame: Readonly<{ stampMs: Milliseconds; costMs: Milliseconds; offsetMs: Milliseconds | null }>,
  ): void;
  read(): FrameLog;
} {
  const monitor = refreshMonitor();
  const costs: Milliseconds[] = [];
  const offsets: Milliseconds[] = [];
  let refreshHz: Hertz | null = null;
  let isSteady = false;
  let droppedFrames = 0;

  return {
    take({ stampMs, costMs, offsetMs }) {
      costs.push(costMs);
      if (offsetMs !== null) offsets.push(Math.abs(offsetMs));
      const reading = monitor.frame(stampMs);
      if (!reading) return;
      ({ refreshHz, isSteady } = reading);
      droppedFrames += reading.droppedFrames;
    },
    read: () => ({
      refreshHz,
      isSteady,
      shownFrames: costs.length,
      droppedFrames,
      frameCostMs: middleAnd95(costs),
      offsetMs: offsets.length > 0 ? middleAnd95(offsets) : null,
    }),
  };
}
