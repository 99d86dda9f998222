import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeEmptyDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { connectDatabase } from './connection.ts';
import { migrateDatabase } from './migrate.ts';
import { downloadRequests } from './tables/contact.ts';

let empty: TestDatabase;

beforeEach(async () => {
  empty = await makeEmptyDatabase();
});
afterEach(() => empty.close());

describe('migrateDatabase', () => {
  it('makes the tables once, however many servers start together, and again does nothing', async () => {
    const connections = [1, 2, 3].map(() => connectDatabase(empty.connectionString));
    await Promise.all(connections.map(({ pool }) => migrateDatabase(pool)));
    const [first] = connections;
    await first?.database.insert(downloadRequests).values({
      email: 'ada@example.com',
      platform: 'Linux x86_64',
      userAgent: 'test',
      source: 'mobile_desktop_links',
    });
    await Promise.all(connections.map(({ pool }) => migrateDatabase(pool)));
    expect(await first?.database.$count(downloadRequests)).toBe(1);
    await Promise.all(connections.map(({ close }) => close()));
  });

  it('refuses a database that a newer program has used, and leaves it as it is', async () => {
    const { pool } = empty;
    await migrateDatabase(pool);
    await pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`,
    );
    await expect(migrateDatabase(pool)).rejects.toThrow('newer version');
    await pool.query(`delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`);
    await migrateDatabase(pool);
  });

  it('leaves nothing of a migration that was interrupted, and runs it again', async () => {
    const { pool, database } = empty;
    // The last table of the migrations is taken by another's, so that they fail after they have made the others.
    await pool.query('create table rate_limits (mine int)');
    await expect(migrateDatabase(pool)).rejects.toThrow('rate_limits');
    const { rows } = await pool.query(`select to_regclass('download_requests') as made`);
    expect(rows).toEqual([{ made: null }]);
    await pool.query('drop table rate_limits');
    await migrateDatabase(pool);
    expect(await database.$count(downloadRequests)).toBe(0);
  });

  it('reports a database that does not answer as unreachable', async () => {
    const nowhere = connectDatabase('postgres://nobody:x@127.0.0.1:1/none');
    expect(await nowhere.isReachable()).toBe(false);
    await nowhere.close();
  });
});
