import type { SartTiming } from '@overtone/domain/experiment/attention/sart-result';
import type { Milliseconds } from '@overtone/domain/units';

/** Readings after which a clock that has not moved is taken for one that tells no steps. */
const MOST_READINGS = 20_000;

/** The smallest step between readings of a clock, in thousandths of a millisecond; 0 where it does not move. */
export function clockStepMs(nowMs: () => Milliseconds): Milliseconds {
  let [before, step] = [nowMs(), Infinity];
  for (let reading = 0; reading < MOST_READINGS; reading += 1) {
    const now = nowMs();
    if (now > before) step = Math.min(step, now - before);
    before = now;
  }
  return step === Infinity ? 0 : Math.round(1000 * step) / 1000;
}

/** How finely a task was timed: the middle of the steps between its frames, and the clock's own step. */
export function sartTiming(stampsMs: readonly Milliseconds[], clockMs: Milliseconds): SartTiming {
  const steps = stampsMs
    .slice(1)
    .map((stampMs, index) => stampMs - (stampsMs[index] ?? stampMs))
    .sort((one, other) => one - other);
  const middle = steps[Math.floor(steps.length / 2)] ?? 0;
  return { frameMs: Math.round(10 * Math.min(1000, middle)) / 10, clockMs };
}
