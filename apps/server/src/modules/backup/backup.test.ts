import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../../database/connection.ts';
import { TABLES } from '../../database/tables.ts';
import { users } from '../../database/tables/identity.ts';
import { mails } from '../../database/tables/mails.ts';
import { rateLimits } from '../../database/tables/rate-limits.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { checkBackup } from './read-backup.ts';
import { restore } from './restore.ts';
import { storedTables } from './stored-tables.ts';
import { writeBackup } from './write-backup.ts';

const NOW = new Date('2026-03-02T09:00:00.123Z');
const ORIGIN = { createdAt: NOW.toISOString(), program: '1.2.3', keyFingerprint: 'abc' };

let root: string;
const open: Pick<DatabaseConnection, 'close'>[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'overtone-backup-'));
});
afterAll(async () => {
  await Promise.all(open.map(({ close }) => close()));
  await rm(root, { recursive: true, force: true });
});

/** A new database beside the others, with the newest tables. */
async function makeDatabase(): Promise<TestDatabase> {
  const database = await makeTestDatabase();
  open.push(database);
  return database;
}

async function keep({ pool }: DatabaseConnection, name: string): Promise<string> {
  const file = path.join(root, name);
  const zip = createGzip();
  await Promise.all([pipeline(zip, createWriteStream(file)), writeBackup(pool, ORIGIN, zip)]);
  return file;
}

async function addPeople({ database }: DatabaseConnection, count: number): Promise<void> {
  await database.insert(users).values(
    Array.from({ length: count }, (_, index) => ({
      id: `person ${index}`,
      name: `Ünïcode\t"quoted"\n\r\u000B\u000C\u0085\u2028\u2029${index}`,
      email: `${index}@example.org`,
      createdAt: NOW,
      updatedAt: NOW,
    })),
  );
}

async function checked(file: string) {
  const backup = await checkBackup(file);
  if (!backup.ok) throw new Error(backup.reason);
  return backup.value;
}

describe('a backup', () => {
  it('brings every row back as it was, and counts them', async () => {
    const [from, to] = [await makeDatabase(), await makeDatabase()];
    await addPeople(from, 1_234);
    await from.database.insert(mails).values({
      kind: 'newsletter_welcome',
      recipient: 'a@b.example',
      createdAt: NOW,
      nextAttemptAt: NOW,
    });
    await from.database.insert(rateLimits).values({ key: 'forgettable', spentUntil: NOW });

    const file = await keep(from, 'full.gz');
    const backup = await checked(file);
    expect(backup.rows).toMatchObject({ users: 1_234, mails: 1 });
    expect(await restore(to.pool, file, backup, { replace: false })).toEqual({ ok: true });
    for (const table of [users, mails]) {
      const inOrder = sql`${table}::text`;
      expect(await to.database.select().from(table).orderBy(inOrder)).toEqual(
        await from.database.select().from(table).orderBy(inOrder),
      );
    }
    expect(await to.database.$count(rateLimits)).toBe(0);
  });

  it('is of one instant, while others go on writing', async () => {
    const from = await makeDatabase();
    await addPeople(from, 10);
    let text = '';
    // The people go as soon as the first line is there, and nothing is read before they have gone.
    const output = new Writable({
      highWaterMark: 1,
      async write(chunk: Buffer, _, done) {
        if (text === '') await from.database.delete(users);
        text += chunk.toString();
        done();
      },
    });
    expect(await writeBackup(from.pool, ORIGIN, output)).toMatchObject({ users: 10 });
    expect(text).toContain('person 9');
    expect(await from.database.$count(users)).toBe(0);
  });

  it('holds every table that is not forgettable, parents before children', async () => {
    const { pool } = await makeDatabase();
    const client = await pool.connect();
    const stored = await storedTables(client);
    client.release();
    const all = Object.values(TABLES).map((table) => getTableName(table));
    expect([...stored].sort()).toEqual(all.filter((name) => name !== 'rate_limits').sort());
    expect(stored.indexOf('users')).toBeLessThan(stored.indexOf('sign_ins'));
    expect(stored.indexOf('newsletter_subscribers')).toBeLessThan(stored.indexOf('mails'));
  });
});

describe('a restore', () => {
  it('refuses a database that holds something, unless told to replace it', async () => {
    const [from, to] = [await makeDatabase(), await makeDatabase()];
    await addPeople(from, 2);
    await addPeople(to, 5);
    const file = await keep(from, 'source.gz');
    const backup = await checked(file);
    const refused = await restore(to.pool, file, backup, { replace: false });
    expect(refused).toMatchObject({ ok: false, reason: expect.stringContaining('--replace') });
    expect(await to.database.$count(users)).toBe(5);
    await restore(to.pool, file, backup, { replace: true });
    expect(await to.database.$count(users)).toBe(2);
  });

  it('refuses while a server works with the database', async () => {
    const to = await makeDatabase();
    const file = await keep(to, 'served.gz');
    const server = connectDatabase(to.connectionString);
    open.push(server);
    await server.pool.query('select 1');
    expect(await restore(to.pool, file, await checked(file), { replace: true })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('Stop it first'),
    });
  });

  it('takes a backup of an older program and brings it to the newest tables', async () => {
    const [from, to] = [await makeDatabase(), await makeDatabase()];
    const file = await keep(from, 'older.gz');
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split('\n');
    const header = JSON.parse(lines[0]?.slice(1) ?? '');
    const backup = await checked(file);
    const older = { ...backup, header: { ...header, migrations: header.migrations.slice(0, 2) } };
    expect(await restore(to.pool, file, older, { replace: true })).toEqual({ ok: true });
    expect(await to.database.$count(users)).toBe(0);
  });

  it('refuses a backup of a newer program', async () => {
    const to = await makeDatabase();
    const file = await keep(to, 'behind.gz');
    const backup = await checked(file);
    const header = { ...backup.header, migrations: [...backup.header.migrations, 'of tomorrow'] };
    expect(await restore(to.pool, file, { ...backup, header }, { replace: true })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('newer'),
    });
  });

  it.each<[string, (text: string) => string, string]>([
    ['was cut off', (text) => text.slice(0, text.lastIndexOf('#')), 'last line is missing'],
    ['was changed', (text) => text.replace('person 1', 'person X'), 'damaged'],
    ['lacks a row', (text) => text.replace(/users\t[^\n]*\n/u, ''), 'damaged'],
    ['goes on after its end', (text) => `${text}users\t{}\n`, 'goes on'],
    ['is something else', () => 'hello\n', 'not a backup'],
  ])('refuses a file that %s', async (_, spoil, reason) => {
    const name = `spoiled_${reason.replaceAll(/\W/gu, '_')}`;
    const from = await makeDatabase();
    await addPeople(from, 3);
    const file = await keep(from, `${name}.gz`);
    const text = gunzipSync(await readFile(file)).toString();
    await writeFile(file, gzipSync(spoil(text)));
    expect(await checkBackup(file)).toMatchObject({
      ok: false,
      reason: expect.stringContaining(reason),
    });
  });

  it('refuses a file that is not there, or not zipped', async () => {
    const file = path.join(root, 'plain.gz');
    await writeFile(file, 'plain');
    for (const name of [file, path.join(root, 'nowhere.gz')]) {
      expect(await checkBackup(name)).toMatchObject({ ok: false });
    }
  });
});
