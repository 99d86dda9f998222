import type { Milliseconds, Seconds } from '@overtone/domain/units';
import { clockOffset } from './clock-offset.ts';

/**
 * Latency assumed between a sample's time and its sounding when the browser says nothing better: the offset that the
 * product reserves between light and sound.
 */
export const FALLBACK_LATENCY_S: Seconds = 0.04;

/**
 * A time stamp that lies further ahead than this is none: what it speaks of has been heard already. WebKitGTK adds the
 * context's own time to it, by which the sound would seem to stand still.
 */
const AHEAD_S: Seconds = 0.02;

/** What an audio context tells about its time; the part of `AudioContext` that the clock reads. */
export interface AudioTimes {
  readonly currentTime: Seconds;
  readonly baseLatency: Seconds;
  readonly outputLatency?: Seconds;
  getOutputTimestamp?(): { contextTime?: Seconds; performanceTime?: Milliseconds };
}

/** Reading of `audible context time - performance time`, from the best source that the browser has. */
export function readOffset(context: AudioTimes, performanceNow: Milliseconds): Seconds {
  const stamp = context.getOutputTimestamp?.();
  const lead = (stamp?.performanceTime ?? 0) - performanceNow;
  if (stamp?.contextTime && stamp.performanceTime && lead <= 1000 * AHEAD_S) {
    return stamp.contextTime - stamp.performanceTime / 1000;
  }
  const latency = context.outputLatency || context.baseLatency + FALLBACK_LATENCY_S;
  return context.currentTime - latency - performanceNow / 1000;
}

/** The audible time of an audio context, as an offset to the page's performance clock. */
export interface AudioClock {
  /** Takes a reading. Both are offsets: audible context time = performance time + offset. */
  sample(performanceNow: Milliseconds): { readonly believed: Seconds; readonly read: Seconds };
}

/** Follows what an audio context lets a person hear now. */
export function audioClock(context: AudioTimes): AudioClock {
  const offset = clockOffset();
  return {
    sample(performanceNow) {
      const read = readOffset(context, performanceNow);
      return { believed: offset.read(read), read };
    },
  };
}
