import type { Milliseconds } from '../../units.ts';
import type { AskedBreaks } from './asked-program.ts';
import { usualBreaks } from './usual-breaks.ts';

/** A rest of work that is shorter than this goes to the last break. */
const SHORTEST_REST_MS: Milliseconds = 5 * 60_000;

/** How a part is divided into rounds of work and break, and what is left over. */
export function division(asked: AskedBreaks, lengthMs: Milliseconds) {
  const { workMs, breakMs } = usualBreaks(asked, lengthMs);
  const roundMs = workMs + breakMs;
  const times = asked.isOne ? 1 : Math.max(1, Math.floor(lengthMs / roundMs));
  const restMs = lengthMs - times * roundMs;
  return restMs < SHORTEST_REST_MS
    ? { workMs, breakMs, times, lastBreakMs: breakMs + restMs, restMs: 0 }
    : { workMs, breakMs, times, lastBreakMs: breakMs, restMs };
}
