import { getTableName } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { analyticsEvents, webVitals } from '../../database/tables/analytics.ts';
import { calendarConnections, calendarOccurrences } from '../../database/tables/calendar.ts';
import { users } from '../../database/tables/identity.ts';
import { mails } from '../../database/tables/mails.ts';
import { deletedSelfTests } from '../../database/tables/self-tests.ts';
import { personalizationCounts } from '../../database/tables/suggestions.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { RETENTION_RULES } from './retention-rules.ts';
import { startRetention } from './retention-loop.ts';
import { sweep } from './sweep.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const DAY_MS = 86_400_000;

let db: TestDatabase;
beforeAll(async () => {
  db = await makeTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.clear());

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const vital = (days: number) => ({
  pageName: 'Home page V2',
  metric: 'LCP' as const,
  value: 1,
  receivedAt: daysAgo(days),
});
const mail = (times: { sentAt?: Date; failedAt?: Date }) => ({
  kind: 'newsletter_welcome' as const,
  recipient: 'a@b.example',
  createdAt: daysAgo(500),
  nextAttemptAt: daysAgo(500),
  ...times,
});

describe('what is no longer kept', () => {
  it('is deleted once its time has passed, and not before', async () => {
    await db.database.insert(webVitals).values([vital(91), vital(90.1), vital(89.9), vital(0)]);
    expect(await sweep(db.database, NOW)).toBe(2);
    expect(await db.database.$count(webVitals)).toBe(2);
    expect(await sweep(db.database, NOW)).toBe(0);
  });

  it('leaves a mail alone that is still to be sent, however old it is', async () => {
    await db.database
      .insert(mails)
      .values([mail({}), mail({ sentAt: daysAgo(31) }), mail({ failedAt: daysAgo(91) })]);
    await sweep(db.database, NOW);
    expect(await db.database.select({ sentAt: mails.sentAt }).from(mails)).toEqual([
      { sentAt: null },
    ]);
  });

  it('leaves a week of what took place in calendars', async () => {
    const user = { id: 'u', name: 'Ada', email: 'ada@example.com', createdAt: NOW, updatedAt: NOW };
    await db.database.insert(users).values(user);
    const [calendar] = await db.database
      .insert(calendarConnections)
      .values({ userId: 'u', kind: 'ics', name: '', sourceHash: '', createdAt: NOW })
      .returning({ id: calendarConnections.id });
    const occurrence = (days: number) => ({
      connectionId: calendar?.id ?? '',
      userId: 'u',
      key: String(days),
      title: '',
      timing: 'instant' as const,
      startsAt: daysAgo(days + 1),
      endsAt: daysAgo(days),
      standing: 'busy' as const,
    });
    await db.database.insert(calendarOccurrences).values([8, 6, -300].map(occurrence));
    await sweep(db.database, NOW);
    const kept = await db.database
      .select({ key: calendarOccurrences.key })
      .from(calendarOccurrences);
    expect(kept.map(({ key }) => key).toSorted()).toEqual(['-300', '6']);
  });

  it('is a count of free personalizations a day after none was used, and a visitor’s a year after the last', async () => {
    const count = (holder: string, used: number, days: number) => ({
      holder,
      used,
      lastUsedAt: daysAgo(days),
    });
    await db.database
      .insert(personalizationCounts)
      .values([
        count('refused', 0, 1.1),
        count('asking', 0, 0.9),
        count('used', 1, 364),
        count('gone', 1, 366),
      ]);
    await sweep(db.database, NOW);
    const kept = await db.database
      .select({ holder: personalizationCounts.holder })
      .from(personalizationCounts);
    expect(kept.map(({ holder }) => holder).toSorted()).toEqual(['asking', 'used']);
  });

  it('is that a self-test was deleted, a year after', async () => {
    const user = { id: 'u', name: 'Ada', email: 'ada@example.com', createdAt: NOW, updatedAt: NOW };
    await db.database.insert(users).values(user);
    const deleted = [366, 364].map((days) => ({
      userId: 'u',
      id: crypto.randomUUID(),
      deletedAt: daysAgo(days),
    }));
    await db.database.insert(deletedSelfTests).values(deleted);
    await sweep(db.database, NOW);
    const kept = await db.database.select({ id: deletedSelfTests.id }).from(deletedSelfTests);
    expect(kept).toEqual([{ id: deleted[1]?.id }]);
  });

  it('goes in batches until nothing is left', async () => {
    const event = { event: 'page_view' as const, timestamp: NOW, receivedAt: daysAgo(401) };
    await db.database.insert(analyticsEvents).values(Array.from({ length: 7 }, () => event));
    expect(await sweep(db.database, NOW, undefined, 3)).toBe(7);
  });
});

describe('the sweep', () => {
  it('comes at once and after every pause, also after one that failed, until it is stopped', async () => {
    const results = [Promise.reject(new Error('away')), Promise.resolve(3), Promise.resolve(0)];
    let sweeps = 0;
    let stop: (() => Promise<void>) | undefined;
    const stopped = new Promise<void>((resolve) => {
      stop = startRetention({
        sweep: () => results[sweeps++] ?? Promise.resolve(0),
        wait: async () => {
          if (sweeps === 3) void stop?.().then(resolve);
        },
        log: pino({ level: 'silent' }),
      });
    });
    await stopped;
    expect(sweeps).toBe(3);
  });
});

/** Tables that are gone through whole once an hour, and why. */
const GONE_THROUGH: Readonly<Record<string, string>> = {
  rate_limits:
    'nearly every request writes its row, which an index of the column would make dearer',
};

describe('the rows whose time has passed', () => {
  it.each(
    RETENTION_RULES.map(({ table, since }) => [getTableName(table), since.name] as const).filter(
      ([table]) => !(table in GONE_THROUGH),
    ),
  )('of %s are found by an index of %s', async (table, column) => {
    const { rows } = await db.pool.query(
      `select from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
        where indrelid = $1::regclass and attname = $2
          and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || $2 || ' IS NOT NULL)')`,
      [table, column],
    );
    expect(rows).not.toEqual([]);
  });
});
