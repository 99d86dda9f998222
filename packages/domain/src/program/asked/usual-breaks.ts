import type { Milliseconds } from '../../units.ts';
import type { AskedBreaks } from './asked-program.ts';

const MINUTE_MS: Milliseconds = 60_000;

/** Rounds where nothing else says how many: what the technique of 25 and 5 minutes counts as a set. */
export const USUAL_ROUNDS = 4;

/** Below this much work, its parts are short ones. */
const LONG_WORK_MS: Milliseconds = 120 * MINUTE_MS;

/** Breaks as they are taken: what was not said is 25 and 5 minutes, or 50 and 10 for two hours of work and more. */
export function usualBreaks({ workMs, breakMs, isOne }: AskedBreaks, wholeMs: Milliseconds) {
  if (isOne) {
    const pauseMs = breakMs ?? (wholeMs >= LONG_WORK_MS ? 10 : 5) * MINUTE_MS;
    return { workMs: workMs ?? (wholeMs - pauseMs) / 2, breakMs: pauseMs };
  }
  if (workMs !== null) {
    return { workMs, breakMs: breakMs ?? (workMs >= 40 * MINUTE_MS ? 10 : 5) * MINUTE_MS };
  }
  if (breakMs !== null) return { workMs: 5 * breakMs, breakMs };
  const isLong = wholeMs >= LONG_WORK_MS;
  return { workMs: (isLong ? 50 : 25) * MINUTE_MS, breakMs: (isLong ? 10 : 5) * MINUTE_MS };
}
