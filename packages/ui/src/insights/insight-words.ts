import type { Insights } from '@overtone/domain/contract/usage';

const MINUTES_AN_HOUR = 60;
const HOW_IT_FELT = 'That is how it felt, not a measurement.';

/** A length of time in words: "0 min", "under 1 min", "12 min", "1 h 05 min"; rounded down. */
export function minutesText(minutes: number): string {
  if (minutes > 0 && minutes < 1) return 'under 1 min';
  const whole = Math.floor(minutes);
  if (whole < MINUTES_AN_HOUR) return `${whole} min`;
  const rest = String(whole % MINUTES_AN_HOUR).padStart(2, '0');
  return `${Math.floor(whole / MINUTES_AN_HOUR)} h ${rest} min`;
}

/** Days in a row, in words. */
export function streakText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** How the ratings of rated sittings moved, and what they are not; null where none was rated. */
export function ratingSentence(
  ratings: readonly Pick<Insights['ratings'][number], 'before' | 'after'>[],
): string | null {
  const [first] = ratings;
  if (first === undefined) return null;
  if (ratings.length === 1) {
    return `In one rated session your focus went from ${first.before} to ${first.after} out of 5. ${HOW_IT_FELT}`;
  }
  const before = mean(ratings.map((rating) => rating.before)).toFixed(1);
  const after = mean(ratings.map((rating) => rating.after)).toFixed(1);
  return `Over ${ratings.length} rated sessions your focus went from ${before} to ${after} out of 5, on average. ${HOW_IT_FELT}`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
