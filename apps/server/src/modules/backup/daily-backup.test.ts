import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { escapeIdentifier } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../database/connection.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { users } from '../../database/tables/identity.ts';
import { type OwnPostgres, startOwnPostgres } from '../../testing/databases/own-postgres.ts';
import { checkBackups } from '../../setup/check-backups.ts';
import { backupName } from './backup-file.ts';
import { backupStanding, readBackupState } from './backup-state.ts';
import { dailyBackup, startDailyBackups } from './daily-backup.ts';
import { checkBackup } from './read-backup.ts';

const HOUR_MS = 3_600_000;
const MORNING = new Date('2026-03-02T03:00:00.000Z');
const origin = { program: '1.2.3', keyFingerprint: 'abc' };

let postgres: OwnPostgres;
let root: string;
let folder: string;
let now: Date;
let count = 0;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'overtone-daily-'));
  postgres = await startOwnPostgres();
  await postgres.connection.database.insert(users).values(
    ['ada', 'bob'].map((id) => {
      return { id, name: id, email: `${id}@example.org`, createdAt: MORNING, updatedAt: MORNING };
    }),
  );
});
beforeEach(() => {
  now = MORNING;
  folder = path.join(root, `backups ${(count += 1)}`);
});
afterAll(async () => {
  await postgres.stop();
  await rm(root, { recursive: true, force: true });
});

const round = (connectionString = postgres.connectionString) =>
  dailyBackup({ connectionString, folder, origin, now: () => now });
const pass = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR_MS);
};
const databases = async () => {
  const { rows } = await postgres.connection.pool.query<{ datname: string }>(
    'select datname from pg_database order by 1',
  );
  return rows.map(({ datname }) => datname);
};
const query = (text: string) => postgres.connection.pool.query(text);

describe('a backup a day', () => {
  it('is made when there is none, tried in a database that is thrown away, and whole', async () => {
    const before = await databases();
    const name = backupName(MORNING);
    expect(await round()).toEqual({
      kind: 'made',
      name,
      rows: expect.any(Number),
      trial: 'restored',
    });
    expect(await readdir(folder)).toEqual([name]);
    const backup = await checkBackup(path.join(folder, name));
    expect(backup.ok && backup.value.rows).toMatchObject({ users: 2 });
    expect(await databases()).toEqual(before);
  });

  it.each(['over-tone', 'Over "tone" 5%'])('is tried beside a database called %s', async (name) => {
    await query(`create database ${escapeIdentifier(name)}`);
    const url = new URL(postgres.connectionString);
    url.pathname = `/${encodeURI(name)}`;
    const { pool, close } = connectDatabase(url.href, 'overtone test');
    await migrateDatabase(pool).finally(close);
    const before = await databases();
    expect(await round(url.href)).toMatchObject({ kind: 'made', trial: 'restored' });
    expect(await databases()).toEqual(before);
  });

  it('comes once a day, whoever asks how often', async () => {
    await round();
    pass(23);
    expect(await round()).toEqual({ kind: 'not_due' });
    pass(1);
    const rounds = await Promise.all([round(), round(), round()]);
    expect(rounds.filter(({ kind }) => kind === 'made')).toHaveLength(1);
    expect(await readdir(folder)).toHaveLength(2);
  });

  it('comes although a clock that was ahead for a while has dated others later', async () => {
    await mkdir(folder);
    const day = (days: number) => new Date(MORNING.getTime() + days * 24 * HOUR_MS);
    // As many as are kept of days, weeks and months.
    const ahead = [1, 2, 3, 4, 5, 6, 7, 20, 40, 80, 120, 160, 200];
    for (const days of ahead) await writeFile(path.join(folder, backupName(day(days))), '');
    expect(await round()).toMatchObject({ kind: 'made', name: backupName(MORNING) });
    expect(await readdir(folder)).toHaveLength(ahead.length + 1);
    expect(await round()).toEqual({ kind: 'not_due' });
    pass(22);
    expect(backupStanding(await readBackupState(folder), now)).toBe('fresh');
    expect(await checkBackups(folder, now)).toMatchObject({
      state: 'ok',
      sentence: expect.stringContaining('The newest is from 2026-03-02 03:00'),
    });
  });

  it('is late, and made, where the only newer ones are dated ahead', async () => {
    await round();
    await writeFile(path.join(folder, backupName(new Date('2027-01-01T00:00:00.000Z'))), '');
    pass(27);
    expect(backupStanding(await readBackupState(folder), now)).toBe('late');
    expect(await checkBackups(folder, now)).toMatchObject({ state: 'wrong' });
    const { promise: looked, resolve: look } = Promise.withResolvers<void>();
    const { state, stop } = startDailyBackups({
      connectionString: postgres.connectionString,
      folder,
      origin,
      now: () => now,
      log: pino({ level: 'silent' }),
      async wait(_, signal) {
        look();
        await once(signal, 'abort');
      },
    });
    await looked;
    expect(state()?.kept.map(({ time }) => time)).toEqual([now, MORNING]);
    await stop();
  });

  it('is not made twice by servers whose clocks are minutes apart', async () => {
    pass(0.5);
    await round();
    now = MORNING;
    expect(await round()).toEqual({ kind: 'not_due' });
  });

  it('takes the place of those that are no longer kept, and of nothing else', async () => {
    await mkdir(folder);
    const day = (days: number) => new Date(MORNING.getTime() - days * 24 * HOUR_MS);
    const old = Array.from({ length: 20 }, (_, index) => backupName(day(index + 1)));
    const others = ['my own.gz', `${backupName(day(0.5))}.part`, 'overtone-yesterday.gz'];
    for (const name of [...old, ...others, `${backupName(day(3))}.part`]) {
      await writeFile(path.join(folder, name), '');
    }
    await round();
    const there = await readdir(folder);
    expect(there).toEqual(expect.arrayContaining(others));
    expect(there).not.toContain(`${backupName(day(3))}.part`);
    const { kept } = await readBackupState(folder);
    // Seven days; the ends of two weeks before, of which one is the end of a month.
    const times = [0, 1, 2, 3, 4, 5, 6, 8, 15].map((days) => day(days));
    expect(kept.map(({ time }) => time)).toEqual(times);
  });

  it('is none when it can not be restored, which the folder says until one can', async () => {
    await round();
    await query('alter table users drop constraint if exists users_email_unique');
    await query(`update users set email = 'same@example.org'`);
    pass(24);
    await expect(round()).rejects.toThrow('unique');
    expect((await readdir(folder)).filter((name) => name.endsWith('.gz'))).toHaveLength(1);
    const failed = await readBackupState(folder);
    expect(failed).toMatchObject({ failure: { at: now, reason: expect.stringMatching('unique') } });
    expect(backupStanding(failed, now)).toBe('fresh');
    pass(3);
    expect(backupStanding(failed, now)).toBe('late');
    expect(await checkBackups(folder, now)).toMatchObject({
      state: 'wrong',
      sentence: expect.stringMatching(/newest is from 2026-03-02 03:00.*none could be made/u),
    });

    await query(`update users set email = id || '@example.org'`);
    expect(await round()).toMatchObject({ kind: 'made' });
    expect((await readBackupState(folder)).failure).toBeUndefined();
    expect(await checkBackups(folder, now)).toMatchObject({ state: 'ok' });
  });

  it('is read to its end where the account may make no database', async () => {
    await query(`create role modest login password 'modest'`);
    await query('grant select on all tables in schema public, drizzle to modest');
    await query('grant usage on schema drizzle to modest');
    const url = new URL(postgres.connectionString);
    Object.assign(url, { username: 'modest', password: 'modest' });
    expect(await round(url.href)).toMatchObject({ kind: 'made', trial: 'read' });
  });

  it('says so where the database does not answer, and keeps what is there', async () => {
    await round();
    pass(24);
    await expect(round('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
    const { kept, failure } = await readBackupState(folder);
    expect([kept.length, failure?.at]).toEqual([1, now]);
  });
});

describe('what the doctor says of backups', () => {
  it('is that one comes when none is there yet, and that none came when it is too old', async () => {
    expect(await checkBackups(folder, now)).toMatchObject({ state: 'ok' });
    await round();
    pass(27);
    expect(await checkBackups(folder, now)).toMatchObject({
      state: 'wrong',
      sentence: expect.stringContaining('makes one a day'),
    });
  });

  it('is that the folder can’t be read', async () => {
    await writeFile(folder, 'a file');
    expect(await checkBackups(folder, now)).toMatchObject({ state: 'wrong' });
  });
});
