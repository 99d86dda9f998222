import type { Insights } from '../contract/usage.ts';
import type { UseInTest } from '../experiment/kept/use-in-test.ts';
import type { BandName } from '../frequency/bands.ts';
import type { Milliseconds } from '../units.ts';
import { coveredMs, type Interval, type PagedUnion, pagedUnion, within } from './interval.ts';
import { addDays, type CalendarDay, type LocalDays } from './local-days.ts';
import { minutesOf, wholeMinutes } from './minutes-of.ts';
import type { RecordedInterval } from './recorded-interval.ts';
import { collectSittings, type SittingInsights } from './sittings.ts';
import { collectUsageByDay } from './usage-by-day.ts';
import { SESSION_DAYS } from './usage-rules.ts';

/** The part of the insights that the intervals of a span tell. */
export type SpanInsights = Pick<Insights, 'byDay' | 'byBand'> & SittingInsights;

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
  const shownFromMs = localDays.startOf(addDays(today, 1 - SESSION_DAYS));
  const sittings = collectSittings(span, shownFromMs, localDays);
  return {
    add(page) {
      used.add(within(span, page));
      bands.add(span, page);
      sittings.add(page);
    },
    insights() {
      const { byDay } = used.totals();
      return {
        byDay: Array.from({ length: days }, (_, index) => {
          const day = addDays(first, index);
          return { day, minutes: minutesOf(byDay.get(day) ?? 0) };
        }),
        byBand: bands.minutes(),
        ...sittings.insights(),
      };
    },
  };
}

/** What stands in one row: a band, or what use was in a self-test. */
interface BandRow {
  readonly band: BandName | null;
  readonly inTest?: UseInTest;
}

/** Time of each band. What two devices played at once in two bands counts for both. */
function collectBands() {
  const rows = new Map<string, { readonly row: BandRow; union: PagedUnion; ms: Milliseconds }>();
  return {
    add(span: Interval, page: readonly RecordedInterval[]) {
      const byRow = Map.groupBy(page, ({ primaryBand, inTest }) => inTest ?? String(primaryBand));
      for (const [name, own] of byRow) {
        const known = rows.get(name) ?? { row: rowOf(own), union: pagedUnion(), ms: 0 };
        known.ms += coveredMs(known.union.add(within(span, own)));
        rows.set(name, known);
      }
    },
    minutes(): SpanInsights['byBand'] {
      const used = Array.from(rows.values(), ({ row, union, ms }) => ({
        row,
        ms: ms + coveredMs(union.rest()),
      })).sort((one, other) => other.ms - one.ms);
      const whole = wholeMinutes(used.map(({ ms }) => ms));
      return used
        .map(({ row, ms }, index) => ({ ...row, minutes: whole[index] || minutesOf(ms) }))
        .filter(({ minutes }) => minutes > 0);
    },
  };
}

function rowOf([first]: readonly RecordedInterval[]): BandRow {
  return first?.inTest
    ? { band: null, inTest: first.inTest }
    : { band: first?.primaryBand ?? null };
}
