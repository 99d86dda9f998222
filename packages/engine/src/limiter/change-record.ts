import type { Seconds } from '@overtone/domain/units';
import { emptyFrame, isSameFrame, type OverlayFrame } from '../visual/overlay-frame.ts';

/** Many numbers that a frame amounts to, and how far one of them must go for a change that counts. */
export interface WatchedSignals {
  readonly count: number;
  readonly countedChange: number;
  /** How far one of them must go until every place that it stands for has changed enough, whatever the place. */
  readonly surelyCounted: number;
  readonly fill: (values: Float64Array, frame: OverlayFrame) => void;
}

/** Remembers which changes have been shown, by one rule. */
export interface ChangeRecord {
  /**
   * Whether showing `frame` at `now` keeps the rule: no signal completes a change within a second of the last but one
   * before it. What was shown last is always allowed. A change has its time when it has gone far enough for every place;
   * while the light is settled, already when it is one at all.
   */
  allows(frame: OverlayFrame, now: Seconds, isSettled: boolean): boolean;
  /** Remembers that `frame` is shown from `now` on. */
  take(frame: OverlayFrame, now: Seconds): void;
  /** What was shown before `now` is not known: every signal may just have changed as often as the rule allows. */
  assumeWorst(now: Seconds): void;
}

/** Time that must lie between a change and the last but one before it. */
export const RECORD_WINDOW_S: Seconds = 1;

const [UNKNOWN, RISING, FALLING] = [0, 1, 2] as const;

/**
 * A record that has seen nothing. It follows the peaks and valleys of every signal; a change between two of them counts
 * when it is large enough, and once however far it goes. Each signal has a band in which nothing happens: one that rises
 * has it from its peak down by a counted change, one that falls from its valley up.
 */
export function changeRecord(signals: WatchedSignals): ChangeRecord {
  const { count, countedChange, surelyCounted, fill } = signals;
  const values = new Float64Array(count);
  const heading = new Uint8Array(count).fill(UNKNOWN);
  const from = new Float64Array(count).fill(Infinity);
  const to = new Float64Array(count).fill(-Infinity);
  const last = new Float64Array(count).fill(-Infinity);
  const lastButOne = new Float64Array(count).fill(-Infinity);
  /** Where the change under way began, and when it, and the one before it, had gone as far as is surely counted. */
  const origin = new Float64Array(count);
  const lastDone = new Float64Array(count).fill(-Infinity);
  const lastButOneDone = new Float64Array(count).fill(-Infinity);
  /** The latest of all in `lastButOneDone`: while that is long ago, everything is allowed. */
  const latest = new Float64Array(1).fill(-Infinity);
  const seen = emptyFrame().fill(NaN);
  const taken = emptyFrame().fill(NaN);
  /** Whether every signal of the frame that was looked at last is known to be in its band. */
  let isQuiet = false;

  function look(frame: OverlayFrame): void {
    if (isSameFrame(frame, seen)) return;
    seen.set(frame);
    isQuiet = false;
    fill(values, frame);
  }

  /** Where a signal that has left its band heads from now on; where it headed before when that is no counted change. */
  function headingAt(signal: number, value: number): number {
    const was = heading[signal]!;
    if (was === RISING) return value > from[signal]! ? RISING : FALLING;
    if (was === FALLING) return value < to[signal]! ? FALLING : RISING;
    if (value - from[signal]! >= countedChange) return RISING;
    return to[signal]! - value >= countedChange ? FALLING : UNKNOWN;
  }

  function turn(signal: number, heads: number, now: Seconds): void {
    heading[signal] = heads;
    origin[signal] = heads === RISING ? from[signal]! : to[signal]!;
    const before = lastDone[signal]!;
    lastButOneDone[signal] = before;
    if (before > latest[0]!) latest[0] = before;
    lastButOne[signal] = last[signal]!;
    last[signal] = now;
    lastDone[signal] = now;
  }

  /** A change that goes on is done later, as long as it has not gone as far as is surely counted. */
  function goOn(signal: number, now: Seconds): void {
    const reached = heading[signal] === RISING ? to[signal]! : from[signal]!;
    if (Math.abs(reached - origin[signal]!) < surelyCounted) lastDone[signal] = now;
  }

  /** Lays the band of a signal so that it ends, or begins, where the signal is; an unknown heading widens it. */
  function layBand(signal: number, value: number): void {
    const heads = heading[signal]!;
    if (heads === UNKNOWN) {
      from[signal] = Math.min(from[signal]!, value);
      to[signal] = Math.max(to[signal]!, value);
    } else {
      from[signal] = heads === RISING ? value - countedChange : value;
      to[signal] = heads === RISING ? value : value + countedChange;
    }
  }

  return {
    allows(frame, now, isSettled) {
      const since = now - RECORD_WINDOW_S;
      if (latest[0]! <= since) return true;
      look(frame);
      const before = isSettled ? lastButOne : lastButOneDone;
      let outside = 0;
      for (let i = 0; i < count; i += 1) {
        const value = values[i]!;
        if (value > from[i]! && value < to[i]!) continue;
        if (before[i]! > since && headingAt(i, value) !== heading[i]!) return false;
        outside += 1;
      }
      isQuiet = outside === 0;
      return true;
    },
    take(frame, now) {
      if (isSameFrame(frame, taken)) return;
      taken.set(frame);
      look(frame);
      if (isQuiet) return;
      for (let i = 0; i < count; i += 1) {
        const value = values[i]!;
        if (value > from[i]! && value < to[i]!) continue;
        const heads = headingAt(i, value);
        if (heads !== heading[i]!) turn(i, heads, now);
        else goOn(i, now);
        layBand(i, value);
      }
    },
    assumeWorst(now) {
      last.fill(now);
      lastButOne.fill(now);
      lastDone.fill(now);
      lastButOneDone.fill(now);
      latest[0] = now;
    },
  };
}
