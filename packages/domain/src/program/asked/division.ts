import type { Milliseconds } from '../../units.ts';
import type { AskedBreaks } from './asked-program.ts';
import { wholeSeconds } from './fit-stages.ts';
import { usualBreaks } from './usual-breaks.ts';

/** A rest of work that is shorter than this goes to the last break. */
const SHORTEST_REST_MS: Milliseconds = 5 * 60_000;

/** Rounds of work and break, what is left over behind them, and the last break, which may be a longer one. */
export interface Division {
  readonly workMs: Milliseconds;
  readonly breakMs: Milliseconds;
  readonly times: number;
  readonly lastBreakMs: Milliseconds;
  readonly restMs: Milliseconds;
}

/**
 * How a part is divided. Where the length of work was not said, it ends on work: what its last round would take, or half; but
 * breaks are two at least where there is time for two.
 */
export function division(asked: AskedBreaks, lengthMs: Milliseconds): Division {
  const { workMs, breakMs } = usualBreaks(asked, lengthMs);
  const roundMs = workMs + breakMs;
  const times = asked.isOne ? 1 : Math.max(1, Math.floor(lengthMs / roundMs));
  const restMs = lengthMs - times * roundMs;
  if (restMs >= SHORTEST_REST_MS) return { workMs, breakMs, times, lastBreakMs: breakMs, restMs };
  if (asked.workMs !== null || asked.isOne || times === 2) {
    return { workMs, breakMs, times, lastBreakMs: breakMs + restMs, restMs: 0 };
  }
  if (times === 1) {
    const halfMs = wholeSeconds((lengthMs - breakMs) / 2);
    const afterMs = lengthMs - halfMs - breakMs;
    return { workMs: halfMs, breakMs, times, lastBreakMs: breakMs, restMs: afterMs };
  }
  return { workMs, breakMs, times: times - 1, lastBreakMs: breakMs, restMs: restMs + roundMs };
}
