import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeEmptyDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { copyMigrationsUntil } from '../testing/versions/earlier-migrations.ts';
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

  it('steps back from tables that are in use, so that nobody who uses them is given up', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'overtone-migrations-'));
    // What follows changes the mails first, then the requests for downloads, and then the subscribers.
    await copyMigrationsUntil('0019_mail_detail', folder);
    const { pool } = empty;
    await migrateDatabase(pool, folder);
    await rm(folder, { recursive: true });
    const waitsFor = async (table: string) => {
      const { rows } = await pool.query(
        'select 1 from pg_locks where not granted and relation = $1::regclass',
        [table],
      );
      return rows.length > 0;
    };
    const [first, writer] = [await pool.connect(), await pool.connect()];
    for (const client of [first, writer]) await client.query('begin');
    await first.query('update download_requests set platform = platform');
    await writer.query('update newsletter_subscribers set status = status');
    const migrated = migrateDatabase(pool);
    const eventually = { timeout: 30_000, interval: 2 };
    await vi.waitUntil(() => waitsFor('download_requests'), eventually);
    // The migration has the mails and goes on to the subscribers, so that each waits for the other, this one for longer.
    let isPromised = false;
    const promised = writer
      .query(
        `insert into mails (kind, recipient, created_at, next_attempt_at)
          values ('newsletter_welcome', 'ada@example.com', now(), now())`,
      )
      .finally(() => {
        isPromised = true;
      });
    await vi.waitUntil(async () => isPromised || (await waitsFor('mails')), eventually);
    await first.query('commit');
    const outcome = await promised.then(
      () => 'written',
      (error: unknown) => error,
    );
    await writer.query('commit');
    for (const client of [first, writer]) client.release();
    await migrated;
    expect(outcome).toBe('written');
    expect((await pool.query('select letter_id from mails')).rows).toEqual([{ letter_id: null }]);
  });

  it('reports a database that does not answer as unreachable', async () => {
    const nowhere = connectDatabase('postgres://nobody:x@127.0.0.1:1/none');
    expect(await nowhere.isReachable()).toBe(false);
    await nowhere.close();
  });
});
