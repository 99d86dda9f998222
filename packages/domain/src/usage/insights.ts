import type { Insights } from '../contract/usage.ts';
import type { BandName } from '../frequency/bands.ts';
import type { Milliseconds } from '../units.ts';
import { coveredMs, type Interval, type PagedUnion, pagedUnion, within } from './interval.ts';
import { addDays, type CalendarDay, type LocalDays } from './local-days.ts';
import { collectUsageByDay } from './usage-by-day.ts';

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

/** Takes the intervals page by page, in order of their starts, and tells what they amount to. */
export interface InsightsCollector {
  readonly add: (page: readonly RecordedInterval[]) => void;
  /** Ends the collecting. */
  readonly insights: () => SpanInsights;
}

/** Collects what intervals tell about the `days` days up to and including `today`. */
export function collectInsights({
  today,
  days,
  localDays,
}: {
  today: CalendarDay;
  days: number;
  localDays: LocalDays;
}): InsightsCollector {
  const first = addDays(today, 1 - days);
  const span: Interval = {
    startMs: localDays.startOf(first),
    endMs: localDays.startOf(addDays(today, 1)),
  };
  const used = collectUsageByDay(localDays);
  const bands = collectBands();
  const ratings = collectRatings(span, localDays);
  return {
    add(page) {
      used.add(within(span, page));
      bands.add(span, page);
      ratings.add(page);
    },
    insights() {
      const { byDay } = used.totals();
      return {
        byDay: Array.from({ length: days }, (_, index) => {
          const day = addDays(first, index);
          return { day, minutes: minutesOf(byDay.get(day) ?? 0) };
        }),
        byBand: bands.minutes(),
        ratings: ratings.pairs(),
      };
    },
  };
}

/** Time of each band. What two devices played at once in two bands counts for both. */
function collectBands() {
  const bands = new Map<BandName | null, { readonly union: PagedUnion; ms: Milliseconds }>();
  return {
    add(span: Interval, page: readonly RecordedInterval[]) {
      for (const [name, own] of Map.groupBy(page, ({ primaryBand }) => primaryBand)) {
        const band = bands.get(name) ?? { union: pagedUnion(), ms: 0 };
        band.ms += coveredMs(band.union.add(within(span, own)));
        bands.set(name, band);
      }
    },
    minutes: (): SpanInsights['byBand'] =>
      Array.from(bands, ([band, { union, ms }]) => ({
        band,
        minutes: minutesOf(ms + coveredMs(union.rest())),
      }))
        .filter(({ minutes }) => minutes > 0)
        .sort((a, b) => b.minutes - a.minutes),
  };
}

/** Ratings of a sitting stand at its first and its last interval; one that lacks either says nothing. */
function collectRatings(span: Interval, { dayAt }: LocalDays) {
  type Sitting = { readonly startMs: Milliseconds; before: number | null; after: number | null };
  const sittings = new Map<string, Sitting>();
  return {
    add(page: readonly RecordedInterval[]) {
      for (const { startMs, sittingId, ratingBefore, ratingAfter } of page) {
        if (startMs < span.startMs || startMs >= span.endMs) continue;
        const sitting = sittings.get(sittingId) ?? { startMs, before: null, after: null };
        sitting.before ??= ratingBefore;
        sitting.after = ratingAfter ?? sitting.after;
        sittings.set(sittingId, sitting);
      }
    },
    pairs: (): SpanInsights['ratings'] =>
      [...sittings.values()].flatMap(({ startMs, before, after }) =>
        before === null || after === null ? [] : [{ day: dayAt(startMs), before, after }],
      ),
  };
}
