import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freezePostgres } from '../testing/databases/freeze-postgres.ts';
import { startOwnPostgres, type OwnPostgres } from '../testing/databases/own-postgres.ts';
import { connectDatabase } from './connection.ts';
import { isDatabaseUnavailable } from './is-unavailable.ts';

let postgres: OwnPostgres;
let thaw: (() => void) | undefined;
beforeAll(async () => {
  postgres = await startOwnPostgres();
});
afterEach(() => {
  thaw?.();
  thaw = undefined;
});
afterAll(() => postgres.stop());

async function failureOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a connection with limits', () => {
  it('gives up a statement that takes too long, on both ends', async () => {
    const { pool, close } = connectDatabase(postgres.connectionString, 'limited', {
      statementMs: 200,
      answerMs: 60_000,
    });
    const error = await failureOf(pool.query('select pg_sleep(600)'));
    expect(error).toMatchObject({ code: '57014' });
    expect(isDatabaseUnavailable(error)).toBe(true);
    // The server says first that it ended the statement, and then notes that it has.
    const stillRunning = () =>
      postgres.connection.pool
        .query(
          `select 1 from pg_stat_activity where application_name = 'limited' and state = 'active'`,
        )
        .then(({ rows }) => rows);
    await expect.poll(stillRunning, { timeout: 60_000 }).toEqual([]);
    await close();
  });

  it('leaves a statement alone that has none', async () => {
    const { pool } = postgres.connection;
    const { rows } = await pool.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '0' }]);
  });
});

describe.runIf(process.platform !== 'win32')('a database that hangs', () => {
  it('is found out, ends what waits for it, and is used again once it goes on', async () => {
    const { pool, database, isReachable, close } = connectDatabase(
      postgres.connectionString,
      'limited',
      { statementMs: 4_000, answerMs: 5_000 },
    );
    await Promise.all([pool.query('select 1'), pool.query('select 1')]);
    thaw = await freezePostgres(postgres);

    expect(await isReachable()).toBe(false);
    const failures = await Promise.all([
      failureOf(pool.query('select 1')),
      failureOf(database.transaction((transaction) => transaction.execute('select 1'))),
    ]);
    expect(failures.map((error) => isDatabaseUnavailable(error))).toEqual([true, true]);

    thaw();
    await expect.poll(isReachable, { timeout: 60_000 }).toBe(true);
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
    await close();
  });
});
