import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startServerProcess } from '../faults/server-process.ts';
import { makeEmptyDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { copyMigrationsUntil } from '../testing/versions/earlier-migrations.ts';
import { migrateDatabase } from './migrate.ts';

/** The last migration of the first schema that anybody's data was kept in. */
const FIRST_RELEASE = '0001_forms_mail_analytics';
const FIRST_ROWS = `
  insert into newsletter_subscribers (email, timestamp, source, status) values
    ('ada@example.org', '2026-01-02T03:04:05Z', 'landing_page', 'active'),
    ('left@example.org', '2026-01-02T03:04:05Z', 'landing_page', 'unsubscribed');
  insert into download_requests (email, platform, "userAgent", timestamp, source, "emailSent") values
    ('ada@example.org', 'iPhone', 'Mozilla/5.0', '2026-01-02T03:04:05Z', 'mobile_desktop_links', false);
  insert into mails (kind, recipient, download_request_id, created_at, next_attempt_at)
    select 'download_links', email, id, now(), now() from download_requests;
  insert into analytics_events (event, page_name, timestamp, received_at)
    values ('page_view', 'Home page V2', now(), now());
  insert into web_vitals (page_name, metric, value, received_at)
    values ('Home page V2', 'LCP', 1200, now());
`;
const FIRST_TABLES = [
  'newsletter_subscribers',
  'download_requests',
  'analytics_events',
  'web_vitals',
];

let root: string;
let old: TestDatabase;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'overtone-upgrade-'));
  old = await makeEmptyDatabase();
});
afterEach(async () => {
  await old.close();
  await rm(root, { recursive: true, force: true });
});

async function rowsOf(table: string): Promise<readonly object[]> {
  return (await old.pool.query(`select * from ${table} order by 1`)).rows;
}

describe('the data of the first release', () => {
  it('is all there when the present server has started on it, and goes on being used', async () => {
    const migrations = path.join(root, 'drizzle');
    await copyMigrationsUntil(FIRST_RELEASE, migrations);
    await migrateDatabase(old.pool, migrations);
    await old.pool.query(FIRST_ROWS);
    const before = await Promise.all(FIRST_TABLES.map(rowsOf));

    const dataDir = path.join(root, 'data');
    const server = await startServerProcess({
      DATABASE_URL: old.connectionString,
      DATA_DIR: dataDir,
      // Without a release the mail would be kept until there is one.
      DOWNLOAD_URL_MAC: 'https://downloads.example.com/overtone.dmg',
    });
    const subscribed = await fetch(`${server.url}/api/newsletter-subscribers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'Ada@example.org' }),
    });
    expect(subscribed.status).toBe(201);
    // The mail that the old version had promised and not yet sent.
    await vi.waitFor(
      async () => expect(await readdir(path.join(dataDir, 'mail'))).toHaveLength(1),
      { timeout: 60_000 },
    );
    expect(await server.stop()).toBe(0);

    const after = await Promise.all(FIRST_TABLES.map(rowsOf));
    const sent = before.map((rows, table) =>
      FIRST_TABLES[table] === 'download_requests'
        ? rows.map((row) => ({ ...row, emailSent: true }))
        : rows,
    );
    expect(after).toMatchObject(sent);
    expect(after.map(({ length }) => length)).toEqual(before.map(({ length }) => length));
  });
});
