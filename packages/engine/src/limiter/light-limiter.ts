import type { Seconds } from '@overtone/domain/units';
import { ALPHA, emptyFrame, FRAME_AT, type OverlayFrame } from '../visual/overlay-frame.ts';
import { type ChangeRecord, changeRecord } from './change-record.ts';
import { LUMINANCE_SIGNALS } from './luminance-signals.ts';
import { RED_SIGNALS } from './red-signals.ts';

/** The last step before the screen: what leaves it is what is shown. */
export interface LightLimiter {
  /**
   * Turns the wanted frame into the one that is shown at `now`, in place. While nothing has to be held back it is left as
   * it is, to the last bit. `guarded` false lets everything through and only remembers it. `isSettled` says that the plan
   * has been the same for `SETTLED_AFTER_S`.
   */
  limit(frame: OverlayFrame, now: Seconds, guarded: boolean, isSettled: boolean): void;
  /** The screen is dark from `now` on, at once: nothing holds darkness back. */
  dark(now: Seconds): void;
  /** Somebody else has lit the screen until `now`: the first second is held back as if that had flashed already. */
  follow(now: Seconds): void;
}

/** A plan that has been the same for so long has faded in, and what was before it is out of the second that counts. */
export const SETTLED_AFTER_S: Seconds = 3;

/** Time constant with which what was held back is made up for. */
const MAKE_UP_S: Seconds = 0.15;

/** What is left to be made up for below this is nothing that a screen can show. */
const NOTHING_LEFT = 1 / 2048;

/** Halvings that find how much of a step may be taken. */
const HALVINGS = 10;

/**
 * A limiter that has shown nothing yet. The wanted light passes as long as no place over any background would complete a
 * third opposing change of luminance or of saturated red within a second; then only so much of the step is taken as
 * leaves every change incomplete, and what is missing is made up for smoothly.
 */
export function lightLimiter(): LightLimiter {
  const records: readonly ChangeRecord[] = [
    changeRecord(LUMINANCE_SIGNALS),
    changeRecord(RED_SIGNALS),
  ];
  const shown = emptyFrame();
  const missing = new Float64Array(shown.length);
  const step = emptyFrame();
  const target = emptyFrame();
  const at = new Float64Array(1).fill(-Infinity);
  /** Whether what is shown is still on its way to what is wanted. */
  let isHolding = false;
  records.forEach((record) => record.take(shown, -Infinity));

  function allowed(frame: OverlayFrame, now: Seconds, isSettled: boolean): boolean {
    for (const record of records) if (!record.allows(frame, now, isSettled)) return false;
    return true;
  }

  function show(frame: OverlayFrame, now: Seconds): void {
    for (const record of records) record.take(frame, now);
    shown.set(frame);
    at[0] = now;
  }

  /** Adds to the wanted frame what is still missing. */
  function makeUp(frame: OverlayFrame, now: Seconds): void {
    const left = Math.exp(-Math.max(0, now - at[0]!) / MAKE_UP_S);
    let most = 0;
    for (let i = 0; i < missing.length; i += 1) {
      missing[i]! *= left;
      most = Math.max(most, Math.abs(missing[i]!));
    }
    if (most < NOTHING_LEFT) missing.fill(0);
    isHolding = most >= NOTHING_LEFT;
    for (const zone of [FRAME_AT.middle, FRAME_AT.rim]) {
      const opacity = Math.min(1, Math.max(0, frame[zone + ALPHA]! + missing[zone + ALPHA]!));
      step[zone + ALPHA] = opacity;
      for (let i = zone; i < zone + ALPHA; i += 1) {
        step[i] = Math.min(opacity, Math.max(0, frame[i]! + missing[i]!));
      }
    }
  }

  /** Takes the largest part of the way from what is shown to `step` that is allowed. */
  function shorten(now: Seconds, isSettled: boolean): void {
    let taken = 0;
    let refused = 1;
    target.set(step);
    const part = (share: number) => {
      for (let i = 0; i < step.length; i += 1) {
        step[i] = shown[i]! + share * (target[i]! - shown[i]!);
      }
    };
    for (let i = 0; i < HALVINGS; i += 1) {
      const half = (taken + refused) / 2;
      part(half);
      if (allowed(step, now, isSettled)) taken = half;
      else refused = half;
    }
    if (taken === 0) step.set(shown);
    else part(taken);
  }

  return {
    limit(frame, now, guarded, isSettled) {
      if (!guarded) {
        missing.fill(0);
        isHolding = false;
        return show(frame, now);
      }
      if (isHolding) makeUp(frame, now);
      else step.set(frame);
      if (!allowed(step, now, isSettled)) {
        shorten(now, isSettled);
        isHolding = true;
        for (let i = 0; i < missing.length; i += 1) missing[i] = step[i]! - frame[i]!;
      }
      frame.set(step);
      show(frame, now);
    },
    dark(now) {
      missing.fill(0);
      isHolding = false;
      step.fill(0);
      show(step, now);
    },
    follow(now) {
      for (const record of records) record.assumeWorst(now);
    },
  };
}
