import type { Insights } from '../contract/usage.ts';
import type { UseInTest } from '../experiment/kept/use-in-test.ts';
import type { RhythmPair } from '../figure/pair-curve.ts';
import type { Milliseconds } from '../units.ts';
import { coveredMs, type Interval, union } from './interval.ts';
import type { LocalDays } from './local-days.ts';
import { minutesOf } from './minutes-of.ts';
import type { RecordedInterval } from './recorded-interval.ts';
import {
  LONGEST_JOINED_GAP_MS,
  MOST_PARTS_SHOWN,
  MOST_SESSIONS_SHOWN,
  SHORTEST_SESSION_SHOWN_MS,
} from './usage-rules.ts';

interface PlayedPair extends RhythmPair {
  ms: Milliseconds;
}

/** What is known of one sitting: everything between turning on and turning off. */
interface Sitting {
  readonly startMs: Milliseconds;
  /** When it played; empty where it began before the sessions that are shown one by one. */
  readonly intervals: Interval[];
  /** By their frequencies, so that thousands of them are found as soon as one. */
  readonly pairs: Map<string, PlayedPair>;
  inTest?: UseInTest;
  before: number | null;
  after: number | null;
}

/** What sittings tell of the insights. */
export type SittingInsights = Pick<
  Insights,
  'sessionCount' | 'ratings' | 'sessions' | 'sessionsLeftOut'
>;

/**
 * Takes intervals page by page, in order of their starts, and puts those that begin in `span` together by sitting; those
 * from `shownFromMs` on are shown one by one.
 */
export function collectSittings(
  span: Interval,
  shownFromMs: Milliseconds,
  { dayAt }: Pick<LocalDays, 'dayAt'>,
) {
  const sittings = new Map<string, Sitting>();
  return {
    add(page: readonly RecordedInterval[]) {
      for (const interval of page) {
        const { startMs, endMs, sittingId } = interval;
        if (startMs < span.startMs || startMs >= span.endMs) continue;
        const sitting = sittings.get(sittingId) ?? newSitting(startMs);
        if (sitting.startMs >= shownFromMs) sitting.intervals.push({ startMs, endMs });
        addPair(sitting.pairs, interval);
        if (interval.inTest) sitting.inTest = interval.inTest;
        // Ratings stand at the first and the last interval of a sitting.
        sitting.before ??= interval.ratingBefore;
        sitting.after = interval.ratingAfter ?? sitting.after;
        sittings.set(sittingId, sitting);
      }
    },
    /** Ends the collecting. */
    insights: (): SittingInsights => ({
      sessionCount: [...sittings.values()].filter(
        ({ pairs }) => playedMs(pairs) >= SHORTEST_SESSION_SHOWN_MS,
      ).length,
      ratings: [...sittings.values()].flatMap(({ startMs, pairs, before, after }) =>
        before === null || after === null
          ? []
          : [{ day: dayAt(startMs), ...longest(pairs), before, after }],
      ),
      ...shown([...sittings.values()].filter(({ startMs }) => startMs >= shownFromMs)),
    }),
  };
}

function newSitting(startMs: Milliseconds): Sitting {
  return { startMs, intervals: [], pairs: new Map(), before: null, after: null };
}

function addPair(
  pairs: Sitting['pairs'],
  { startMs, endMs, globalHz, centerHz }: RecordedInterval,
): void {
  const [slowHz, fastHz] = [globalHz ?? 0, centerHz ?? 0];
  const name = `${slowHz} ${fastHz}`;
  const known = pairs.get(name);
  if (known === undefined) pairs.set(name, { slowHz, fastHz, ms: endMs - startMs });
  else known.ms += endMs - startMs;
}

function playedMs(pairs: Sitting['pairs']): Milliseconds {
  return [...pairs.values()].reduce((sum, { ms }) => sum + ms, 0);
}

function longest(pairs: Sitting['pairs']): RhythmPair {
  const [first] = [...pairs.values()].sort((one, other) => other.ms - one.ms);
  return { slowHz: first?.slowHz ?? 0, fastHz: first?.fastHz ?? 0 };
}

function shown(sittings: readonly Sitting[]): Pick<Insights, 'sessions' | 'sessionsLeftOut'> {
  const all = sittings.map((sitting) => ({ sitting, lastedMs: coveredMs(sitting.intervals) }));
  const longestFirst = all
    .filter(({ lastedMs }) => lastedMs >= SHORTEST_SESSION_SHOWN_MS)
    .sort((one, other) => other.lastedMs - one.lastedMs)
    .slice(0, MOST_SESSIONS_SHOWN)
    .map(({ sitting, lastedMs }) => ({
      sitting,
      lastedMs,
      parts: joined(union(sitting.intervals)),
    }));
  const isShown = longestParts(longestFirst.map(({ parts }) => parts));
  const sessions = longestFirst
    .sort((one, other) => one.sitting.startMs - other.sitting.startMs)
    .map(({ sitting: { pairs, inTest, before, after }, lastedMs, parts }) => ({
      parts: parts.filter((part) => isShown.has(part)),
      minutes: minutesOf(lastedMs),
      ...longest(pairs),
      ...(inTest && { inTest }),
      before,
      after,
    }));
  return { sessions, sessionsLeftOut: all.length - sessions.length };
}

/** Those of the parts of sessions that are shown, so that every session is. */
function longestParts(sessions: readonly (readonly Interval[])[]): ReadonlySet<Interval> {
  const longestFirst = sessions.map((parts) => parts.toSorted((a, b) => lengthOf(b) - lengthOf(a)));
  const others = longestFirst.flatMap((parts) => parts.slice(1));
  const room = MOST_PARTS_SHOWN - sessions.length;
  return new Set([
    ...longestFirst.flatMap((parts) => parts.slice(0, 1)),
    ...others.sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, room),
  ]);
}

function lengthOf({ startMs, endMs }: Interval): Milliseconds {
  return endMs - startMs;
}

/** Intervals without the gaps that no picture of a month shows. */
function joined(intervals: readonly Interval[]): Interval[] {
  const parts: Interval[] = [];
  for (const { startMs, endMs } of intervals) {
    const last = parts.at(-1);
    if (last !== undefined && startMs - last.endMs <= LONGEST_JOINED_GAP_MS) {
      parts[parts.length - 1] = { startMs: last.startMs, endMs };
    } else parts.push({ startMs, endMs });
  }
  return parts;
}
