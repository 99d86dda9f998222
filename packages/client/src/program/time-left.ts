import type { Milliseconds, UnitInterval } from '@overtone/domain/units';

/** How far a work had come, and when. */
interface Step {
  readonly share: UnitInterval;
  readonly atMs: Milliseconds;
}

/** Share of a work that has to be done before anything is told of the rest. */
const LEAST_DONE: UnitInterval = 0.06;

/** How much the paces of the last two quarters of what was done may differ, as a share of the quicker, where it is steady. */
const STEADY: UnitInterval = 0.15;

function pace(from: Step, to: Step): number {
  return (to.share - from.share) / (to.atMs - from.atMs);
}

/**
 * Tells of each step of a work how long the rest will take: by the pace of the latter half of what was done since its first
 * step, and null until that pace is steady. What is loaded before the first step does not count, nor in time how slowly it began.
 */
export function timeLeft(): (share: UnitInterval, atMs: Milliseconds) => Milliseconds | null {
  const steps: Step[] = [];
  let isSteady = false;
  return (share, atMs) => {
    const now = { share, atMs };
    steps.push(now);
    const first = steps[0] ?? now;
    if (share - first.share < LEAST_DONE) return null;
    const doneAt = (part: UnitInterval) =>
      steps.find((step) => step.share >= first.share + part * (share - first.share)) ?? now;
    const [half, threeQuarters] = [doneAt(1 / 2), doneAt(3 / 4)];
    if (half === first || half === threeQuarters || threeQuarters === now) return null;
    const [before, after] = [pace(half, threeQuarters), pace(threeQuarters, now)];
    isSteady ||= Math.abs(before - after) <= STEADY * Math.max(before, after);
    return isSteady ? (1 - share) / pace(half, now) : null;
  };
}
