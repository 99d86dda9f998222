import type { Insights } from '../contract/usage.ts';
import type { BandName } from '../frequency/bands.ts';
import type { Milliseconds } from '../units.ts';
import { coveredMs, type Interval, within } from './interval.ts';
import { addDays, type CalendarDay, type LocalDays } from './local-days.ts';
import { usageByDay } from './usage-by-day.ts';

/** One recorded interval, as far as insights look at it. */
export interface RecordedInterval extends Interval {
  readonly sittingId: string;
  /** Band of the centre modulation; null while it is off. */
  readonly primaryBand: BandName | null;
  readonly ratingBefore: number | null;
  readonly ratingAfter: number | null;
}

/** The part of the insights that the intervals of a span tell. */
export type SpanInsights = Pick<Insights, 'byDay' | 'byBand' | 'ratings'>;

/** Minutes to a tenth, as pages show them. */
export function minutesOf(ms: Milliseconds): number {
  return Math.round(ms / 6_000) / 10;
}

/** What the intervals tell about the `days` days up to and including `today`. */
export function spanInsights(
  intervals: readonly RecordedInterval[],
  { today, days, localDays }: { today: CalendarDay; days: number; localDays: LocalDays },
): SpanInsights {
  const first = addDays(today, 1 - days);
  const span: Interval = {
    startMs: localDays.startOf(first),
    endMs: localDays.startOf(addDays(today, 1)),
  };
  const used = usageByDay(within(span, intervals), localDays);
  return {
    byDay: Array.from({ length: days }, (_, index) => {
      const day = addDays(first, index);
      return { day, minutes: minutesOf(used.get(day) ?? 0) };
    }),
    byBand: byBand(span, intervals),
    ratings: ratings(span, intervals, localDays),
  };
}

/** Time of each band. What two devices played at once in two bands counts for both. */
function byBand(span: Interval, intervals: readonly RecordedInterval[]): SpanInsights['byBand'] {
  return [...Map.groupBy(intervals, ({ primaryBand }) => primaryBand)]
    .map(([band, own]) => ({ band, minutes: minutesOf(coveredMs(within(span, own))) }))
    .filter(({ minutes }) => minutes > 0)
    .sort((a, b) => b.minutes - a.minutes);
}

/** Ratings of a sitting stand at its first and its last interval; one that lacks either says nothing. */
function ratings(
  span: Interval,
  intervals: readonly RecordedInterval[],
  { dayAt }: LocalDays,
): SpanInsights['ratings'] {
  const inOrder = intervals
    .filter(({ startMs }) => startMs >= span.startMs && startMs < span.endMs)
    .sort((a, b) => a.startMs - b.startMs);
  return [...Map.groupBy(inOrder, ({ sittingId }) => sittingId).values()].flatMap((sitting) => {
    const before = sitting.find(({ ratingBefore }) => ratingBefore !== null)?.ratingBefore;
    const after = sitting.findLast(({ ratingAfter }) => ratingAfter !== null)?.ratingAfter;
    const [begin] = sitting;
    return begin === undefined || before == null || after == null
      ? []
      : [{ day: dayAt(begin.startMs), before, after }];
  });
}
