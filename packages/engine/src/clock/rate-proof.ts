import type { Hertz, Milliseconds } from '@overtone/domain/units';
import { LONG_INTERVAL } from './frame-times.ts';

/** So many intervals of one frame show a rate: a browser that rounds its stamps to 1 ms is then off by 3 % at 240 Hz. */
const SHOWN_BY_INTERVALS = 8;

/** They are at least this share of all intervals, as on a screen that is called steady. */
const SINGLE_SHARE = 0.5;

/** As much of itself a rate may wander and stay the same. */
const WANDER_SHARE = 0.05;

/** What is not shown by then counts as not so. */
const LONGEST_PROOF_MS: Milliseconds = 500;

/** What the frames say so far of a rate that is believed: nothing yet, that the screen has it, or that they never said it. */
export type ProofVerdict = 'open' | 'shown' | 'failed';

/** Holds the first frames after a dark time against the rate that was found before it. */
export interface RateProof {
  /** Takes an interval above 0. A screen that is faster than is believed shows the rate, too. */
  judge(intervalMs: Milliseconds, believedHz: Hertz): ProofVerdict;
  /** Forgets the intervals so far. */
  clear(): void;
}

/** Whether a screen of `shownHz` carries what is made for one of `hz`. */
export function isAtLeast(shownHz: Hertz, hz: Hertz): boolean {
  return (1 + WANDER_SHARE) * shownHz >= hz;
}

/** A proof without an interval. Nothing that it does per frame leaves anything to be collected. */
export function rateProof(): RateProof {
  const all = { count: 0, lengthMs: 0 };
  const single = { count: 0, lengthMs: 0 };
  return {
    judge(intervalMs, believedHz) {
      const frameMs = 1000 / believedHz;
      all.count += 1;
      all.lengthMs += intervalMs;
      if (intervalMs <= LONG_INTERVAL * frameMs) {
        single.count += 1;
        single.lengthMs += intervalMs;
      }
      const isShown =
        single.count >= SHOWN_BY_INTERVALS &&
        single.count >= SINGLE_SHARE * all.count &&
        isAtLeast((1000 * single.count) / single.lengthMs, believedHz);
      if (isShown) return 'shown';
      return all.lengthMs >= LONGEST_PROOF_MS ? 'failed' : 'open';
    },
    clear() {
      all.count = 0;
      all.lengthMs = 0;
      single.count = 0;
      single.lengthMs = 0;
    },
  };
}
