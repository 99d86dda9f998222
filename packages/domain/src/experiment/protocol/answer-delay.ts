import type { Milliseconds } from '../../units.ts';
import type { Protocol } from './protocol.ts';

/** When a session ended, and when its answers were given, as far as that was noted. */
export interface AnsweredAt {
  readonly endedAtMs: Milliseconds;
  readonly answeredAtMs?: Milliseconds;
}

/**
 * How long after its session an answer was given, by the calendar clocks of the devices: 0 where they were set back meanwhile, null
 * where it was not noted.
 */
export function answerDelayMs({ endedAtMs, answeredAtMs }: AnsweredAt): Milliseconds | null {
  return answeredAtMs === undefined ? null : Math.max(0, answeredAtMs - endedAtMs);
}

/** Whether an answer so long after its session is too late to count, by what was sealed. */
export function isTooLate(
  { answerWithinMs = Infinity }: Pick<Protocol, 'answerWithinMs'>,
  delayMs: Milliseconds,
): boolean {
  return delayMs > answerWithinMs;
}
