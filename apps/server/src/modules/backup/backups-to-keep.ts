/** How many backups of each kind are kept: the newest of so many days, weeks and months that have any. */
const KEPT = { days: 7, weeks: 4, months: 6 };

const DAY_MS = 86_400_000;
/** The first of January 1970 was a Thursday; weeks begin on Monday. */
const DAYS_TO_MONDAY = 3;

/** What day, week or month a time lies in, and of how many of these one is kept. */
const PERIODS: readonly (readonly [periodOf: (time: Date) => string, most: number])[] = [
  [(time) => time.toISOString().slice(0, 10), KEPT.days],
  [(time) => String(Math.floor((time.getTime() / DAY_MS + DAYS_TO_MONDAY) / 7)), KEPT.weeks],
  [(time) => time.toISOString().slice(0, 7), KEPT.months],
];

/**
 * Which of the backups of these times are kept: the newest of each of the last seven days, four weeks and six months (UTC)
 * that have any. The newest always is one of them.
 */
export function backupsToKeep(times: readonly Date[]): ReadonlySet<Date> {
  const newestFirst = times.toSorted((a, b) => b.getTime() - a.getTime());
  const kept = new Set<Date>();
  for (const [periodOf, most] of PERIODS) {
    const seen = new Set<string>();
    for (const time of newestFirst) {
      const period = periodOf(time);
      if (seen.has(period)) continue;
      if (seen.size === most) break;
      seen.add(period);
      kept.add(time);
    }
  }
  return kept;
}
