import type {
  Insights,
  InsightSpan,
  UsageEnd,
  UsageReply,
  UsageReport,
  UsageSummary,
} from '@overtone/domain/contract/usage';
import { collectInsights, type InsightsCollector } from '@overtone/domain/usage/insights';
import { minutesOf } from '@overtone/domain/usage/minutes-of';
import type { Milliseconds } from '@overtone/domain/units';
import { type CalendarDay, type LocalDays, localDays } from '@overtone/domain/usage/local-days';
import { MOST_INTERVALS_A_DAY } from '@overtone/domain/usage/usage-rules';
import { collectUsageByDay, streakDays } from '@overtone/domain/usage/usage-by-day';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../http/app-error.ts';
import type { ChangeFeed } from '../../ports/change-feed.ts';
import { type DailyAllowanceParts, secondsLeftToday } from './daily-allowance.ts';
import { turnTaking } from '../../threads/turn-taking.ts';
import { beaten, ended, extended, rowOf } from './row-changes.ts';
import { asTold, readUseInTests, type UseInTestsOf } from './use-in-tests.ts';
import { type UsageRow, type UsageStore, usageStore } from './store.ts';

/** What the service works with; `now` is the calendar's time. */
export interface UsageServiceDependencies extends Omit<DailyAllowanceParts, 'store'> {
  readonly database: Database;
  readonly now: () => Date;
  readonly feed: ChangeFeed;
}

/** Records how long people use light and sound, and says what that amounts to. */
export interface UsageService {
  /**
   * Keeps an interval, or adds to one that is known.
   *
   * @throws AppError `daily_limit_reached` where it would go on and nothing is left of the day; `not_found` where the
   * id is somebody else's; `usage_day_full` where the day has more intervals than anybody makes, for good.
   */
  readonly report: (userId: string, report: UsageReport) => Promise<UsageReply>;
  /**
   * Takes a sign of life of a running interval.
   *
   * @throws AppError `daily_limit_reached`: then the interval has ended now; `not_found`.
   */
  readonly beat: (userId: string, id: string) => Promise<UsageReply>;
  /**
   * Ends an interval; of one that has ended only the rating is kept.
   *
   * @throws AppError `not_found`.
   */
  readonly end: (userId: string, id: string, end: UsageEnd) => Promise<UsageReply>;
  /** What a person's use amounts to today and altogether. */
  readonly usageOf: (userId: string) => Promise<UsageSummary>;
  readonly insightsOf: (userId: string, days: InsightSpan) => Promise<Insights>;
  /** Everything that is kept of a person's use, the oldest first, a page at a time. */
  readonly rowPages: UsageStore['rowPages'];
  /** What stretches of a person's use were in their self-tests. */
  readonly useInTests: (userId: string) => Promise<UseInTestsOf>;
}

interface PersonDay {
  /** IANA name. */
  readonly timeZone: string;
  readonly localDays: LocalDays;
  readonly today: CalendarDay;
}

const HALF_DAY_MS: Milliseconds = 12 * 60 * 60_000;

/** Makes the service. */
export function usageService(dependencies: UsageServiceDependencies): UsageService {
  const { database, now, feed } = dependencies;
  const takeTurn = turnTaking();
  const store = usageStore(database, takeTurn);
  const allowance: DailyAllowanceParts = { ...dependencies, store };

  async function replyFor(row: UsageRow): Promise<UsageReply> {
    const left = await secondsLeftToday(allowance, row.userId, now());
    const isRunning = row.endedAt === null;
    if (isRunning && left === 0) {
      await store.update(row.userId, row.id, (known) => ended(known, now()));
      await feed.publish(row.userId, 'usage');
      throw new AppError('daily_limit_reached');
    }
    return { isRunning, secondsLeftToday: left };
  }

  async function found(row: Promise<UsageRow | undefined>): Promise<UsageRow> {
    const known = await row;
    if (known === undefined) throw new AppError('not_found');
    return known;
  }

  /** Keeps an interval, or adds it to one that is known. A full day takes no new ones, whenever they are reported. */
  async function keep(userId: string, report: UsageReport): Promise<UsageRow> {
    const row = rowOf(userId, report, now());
    const around = (ms: Milliseconds) => new Date(row.lastSeenAt.getTime() + ms);
    const count = await store.countBetween(userId, around(-HALF_DAY_MS), around(HALF_DAY_MS));
    const isFull = count >= MOST_INTERVALS_A_DAY;
    if (!isFull && (await store.add(row))) return row;
    const known = await store.update(userId, report.id, (before) => extended(before, row));
    if (known !== undefined) return known;
    throw new AppError(isFull ? 'usage_day_full' : 'not_found');
  }

  /** The day that it is where the person lives. */
  async function dayOf(userId: string): Promise<PersonDay> {
    const { timeZone } = await store.personOf(userId);
    const days = localDays(timeZone);
    return { timeZone, localDays: days, today: days.dayAt(now().getTime()) };
  }

  /** Reads everything once, also for whoever else collects something of it. */
  async function summaryOf(
    userId: string,
    { timeZone, localDays: days, today }: PersonDay,
    others: readonly Pick<InsightsCollector, 'add'>[] = [],
  ): Promise<UsageSummary> {
    const left = await secondsLeftToday(allowance, userId, now());
    const used = collectUsageByDay(days);
    await store.readIntervals(userId, (page) => {
      for (const collector of [used, ...others]) collector.add(page);
    });
    const { byDay, coveredMs } = used.totals();
    return {
      timeZone,
      minutesToday: minutesOf(byDay.get(today) ?? 0),
      totalMinutes: minutesOf(coveredMs),
      streakDays: streakDays(byDay, today),
      secondsLeftToday: left,
    };
  }

  return {
    async report(userId, report) {
      const isFresh = report.startedSecondsAgo === 0 && !report.isEnded;
      if (isFresh && (await secondsLeftToday(allowance, userId, now())) === 0) {
        throw new AppError('daily_limit_reached');
      }
      const kept = await keep(userId, report);
      if (kept.endedAt !== null) await feed.publish(userId, 'usage');
      return replyFor(kept);
    },

    beat: async (userId, id) =>
      replyFor(await found(store.update(userId, id, (row) => beaten(row, now())))),

    async end(userId, id, { ratingAfter }) {
      const row = await found(
        store.update(userId, id, (known) => ({
          ...ended(known, now()),
          ratingAfter: ratingAfter ?? known.ratingAfter,
        })),
      );
      await feed.publish(userId, 'usage');
      return replyFor(row);
    },

    usageOf: async (userId) => summaryOf(userId, await dayOf(userId)),

    async insightsOf(userId, span) {
      const day = await dayOf(userId);
      const collector = collectInsights({ ...day, days: span });
      const inTest = await readUseInTests(database, userId, takeTurn);
      const blind: Pick<InsightsCollector, 'add'> = {
        add: (page) => collector.add(page.map((interval) => asTold(interval, inTest(interval)))),
      };
      const summary = await summaryOf(userId, day, [blind]);
      return { summary, days: span, ...collector.insights() };
    },

    rowPages: store.rowPages,
    useInTests: (userId) => readUseInTests(database, userId, takeTurn),
  };
}
