/** How far scores must lie apart to count; larger is more doubtful. */
const TEMPERATURE = 1.65;

/** Turns scores into shares of confidence that add up to 1; equal scores give equal shares. */
export function confidencesFrom(scores: Float64Array): Float64Array {
  const highest = scores.reduce((max, score) => Math.max(max, score), Number.NEGATIVE_INFINITY);
  const odds = scores.map((score) => Math.exp((score - highest) / TEMPERATURE));
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / total);
}
