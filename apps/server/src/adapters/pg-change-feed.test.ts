import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '../database/connection.ts';
import type { ChangeFeed } from '../ports/change-feed.ts';
import { makeTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { startPgChangeFeed } from './pg-change-feed.ts';

let postgres: TestDatabase;

beforeAll(async () => {
  postgres = await makeTestDatabase();
});
afterAll(() => postgres.close());

async function startProcess() {
  const { pool, close } = connectDatabase(postgres.connectionString);
  const feed = startPgChangeFeed({
    pool,
    wait: () => Promise.resolve(),
    log: pino({ level: 'silent' }),
  });
  await feed.listening;
  const stop = async () => {
    await feed.stop();
    await close();
  };
  return { feed, pool, stop };
}

/** Resolves with the next change that `userId` is told of. */
function nextChange(feed: ChangeFeed, userId: string): Promise<string> {
  return new Promise((resolve) => {
    const stop = feed.watch(userId, (thing) => {
      stop();
      resolve(thing);
    });
  });
}

describe('the feed of several servers on one database', () => {
  it('carries a change from each to every other and to itself, to its person alone', async () => {
    const [one, two] = await Promise.all([startProcess(), startProcess()]);
    const forBob: string[] = [];
    two.feed.watch('bob', (thing) => forBob.push(thing));
    const heard = Promise.all([nextChange(one.feed, 'ada'), nextChange(two.feed, 'ada')]);
    await one.feed.publish('ada', 'settings');
    expect(await heard).toEqual(['settings', 'settings']);
    const back = nextChange(one.feed, 'ada with a space');
    await two.feed.publish('ada with a space', 'usage');
    expect(await back).toBe('usage');
    expect(forBob).toEqual([]);
    await Promise.all([one.stop(), two.stop()]);
  });

  it('connects again when the connection breaks, and says that anything may have changed', async () => {
    const { feed, pool, stop } = await startProcess();
    const told: string[] = [];
    const everything = new Promise<void>((resolve) => {
      feed.watch('ada', (thing) => {
        told.push(thing);
        if (told.length === 4) resolve();
      });
    });
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'listen %'`,
    );
    await everything;
    expect(told).toEqual(['settings', 'programs', 'usage', 'sign-ins']);
    const next = nextChange(feed, 'ada');
    await feed.publish('ada', 'usage');
    expect(await next).toBe('usage');
    await stop();
  });

  it('lets go of its connection, and stops twice', async () => {
    const { feed, pool, stop } = await startProcess();
    await feed.stop();
    await feed.stop();
    expect(pool.totalCount).toBe(0);
    await stop();
  });

  it('still tells the pages of its own process when the database is away', async () => {
    const { feed, pool } = await startProcess();
    await feed.stop();
    await pool.end();
    const heard = nextChange(feed, 'ada');
    await feed.publish('ada', 'settings');
    expect(await heard).toBe('settings');
  });
});
