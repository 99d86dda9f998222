import type { Seconds } from '@overtone/domain/units';

/** Frames of the last minute. */
export interface FrameCount {
  readonly shown: number;
  readonly dropped: number;
}

/** How far back frames are counted. */
const COUNTED_S: Seconds = 60;

/** Adds up frames over the last minute. */
export interface FrameCounter {
  /** Takes what one reading counted, at a time. */
  add(count: FrameCount, at: Seconds): void;
  /** Frames of the minute before a time. */
  lastMinute(now: Seconds): FrameCount;
}

/** A counter that has seen no frame. */
export function frameCounter(): FrameCounter {
  let entries: readonly (FrameCount & { readonly at: Seconds })[] = [];
  return {
    add(count, at) {
      entries = [...entries.filter((entry) => entry.at > at - COUNTED_S), { ...count, at }];
    },
    lastMinute(now) {
      const recent = entries.filter((entry) => entry.at > now - COUNTED_S);
      return {
        shown: recent.reduce((sum, { shown }) => sum + shown, 0),
        dropped: recent.reduce((sum, { dropped }) => sum + dropped, 0),
      };
    },
  };
}
