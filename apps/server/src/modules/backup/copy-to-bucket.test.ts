import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBucket } from '../../adapters/bucket/bucket.ts';
import { users } from '../../database/tables/identity.ts';
import { checkBackups } from '../../setup/check-backups.ts';
import { type OwnPostgres, startOwnPostgres } from '../../testing/databases/own-postgres.ts';
import { type S3Server, startS3Server } from '../../testing/stand-ins/s3-server.ts';
import { backupName } from './backup-file.ts';
import { readBackupState } from './backup-state.ts';
import { copyToBucket } from './copy-to-bucket.ts';
import { backupAndCopy, dailyBackup } from './daily-backup.ts';
import { checkBackup } from './read-backup.ts';
import { tryRestore } from './try-restore.ts';

const MORNING = new Date('2026-03-02T03:00:00.000Z');
const DAY_MS = 86_400_000;
const day = (days: number) => backupName(new Date(MORNING.getTime() - days * DAY_MS));
const origin = { program: '1.2.3', keyFingerprint: 'abc' };

let postgres: OwnPostgres;
let root: string;
let folder: string;
let storage: S3Server;
let count = 0;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'overtone-bucket-'));
  postgres = await startOwnPostgres();
  const person = { id: 'ada', name: 'Ada', email: 'ada@example.org' };
  await postgres.connection.database
    .insert(users)
    .values({ ...person, createdAt: MORNING, updatedAt: MORNING });
});
beforeEach(async () => {
  storage = await startS3Server();
  folder = path.join(root, `backups ${(count += 1)}`);
  await mkdir(folder);
});
afterEach(() => storage.stop());
afterAll(async () => {
  await postgres.stop();
  await rm(root, { recursive: true, force: true });
});

const bucket = () => openBucket(storage.settings);
const put = (...names: readonly string[]) =>
  Promise.all(names.map((name) => writeFile(path.join(folder, name), `of ${name}`)));

describe('a copy in a bucket', () => {
  it('of a backup can be restored from there', async () => {
    const { connectionString } = postgres;
    await dailyBackup({ connectionString, folder, origin, now: () => MORNING });
    const name = backupName(MORNING);
    expect(await copyToBucket(folder, bucket(), MORNING)).toEqual({ put: [name], removed: [] });

    const elsewhere = path.join(root, 'from the bucket.gz');
    await pipeline(await bucket().read(name), createWriteStream(elsewhere));
    expect(await readFile(elsewhere)).toEqual(await readFile(path.join(folder, name)));
    const backup = await checkBackup(elsewhere);
    if (!backup.ok) throw new Error(backup.reason);
    expect(backup.value.rows).toMatchObject({ users: 1 });
    const tried = { file: elsewhere, rows: backup.value.rows };
    expect(await tryRestore(postgres.connection.pool, connectionString, tried)).toBe('restored');
  });

  it('is made once, of every backup that is kept, and what was missed comes the next time', async () => {
    await put(day(0), day(1));
    expect((await copyToBucket(folder, bucket(), MORNING)).put).toEqual([day(0), day(1)]);
    expect(await copyToBucket(folder, bucket(), MORNING)).toEqual({ put: [], removed: [] });
    await put(day(-1));
    const nextDay = new Date(MORNING.getTime() + DAY_MS);
    expect((await copyToBucket(folder, bucket(), nextDay)).put).toEqual([day(-1)]);
    expect((await bucket().list()).toSorted()).toEqual([day(1), day(0), day(-1)]);
  });

  it('is kept as long as in the folder, also of days that the folder has lost, beside what is not ours', async () => {
    const days = Array.from({ length: 20 }, (_, index) => index);
    await put(...days.map(day), 'my own.gz');
    const file = path.join(folder, 'my own.gz');
    for (const name of [...days.slice(1).map(day), 'my own.gz']) await bucket().put(name, file);
    for (const old of days.slice(1)) await rm(path.join(folder, day(old)));
    await copyToBucket(folder, bucket(), MORNING);
    // Seven days; the ends of two weeks before, of which one is the end of a month.
    const kept = [0, 1, 2, 3, 4, 5, 6, 8, 15].map(day);
    expect((await bucket().list()).toSorted()).toEqual(['my own.gz', ...kept].toSorted());
  });

  it('is made although a clock that was ahead for a while has dated others later, which stay', async () => {
    // As many as are kept of days, weeks and months.
    const ahead = [1, 2, 3, 4, 5, 6, 7, 20, 40, 80, 120, 160, 200].map((days) => day(-days));
    await put(day(0), ...ahead);
    for (const name of ahead) await bucket().put(name, path.join(folder, name));
    const done = await copyToBucket(folder, bucket(), MORNING);
    expect(done).toEqual({ put: [day(0)], removed: [] });
  });

  it('says why it could not be made, and the doctor, too, until it is', async () => {
    const { connectionString } = postgres;
    const parts = { connectionString, folder, origin, now: () => MORNING };
    const wrong = openBucket({ ...storage.settings, accessKeyId: 'nobody' });
    await expect(backupAndCopy({ ...parts, bucket: wrong })).rejects.toThrow(
      'the storage answered 403 InvalidAccessKeyId',
    );
    const { kept, failure } = await readBackupState(folder);
    expect([kept.length, failure?.at]).toEqual([1, MORNING]);
    expect(await checkBackups(folder, MORNING)).toMatchObject({
      state: 'wrong',
      sentence: expect.stringMatching(/the copy in the bucket could not be made.*403/u),
    });

    expect(await backupAndCopy({ ...parts, bucket: bucket() })).toEqual({ kind: 'not_due' });
    expect(await bucket().list()).toEqual([backupName(MORNING)]);
    expect((await readBackupState(folder)).failure).toBeUndefined();
  });

  it('says so where there is no such bucket, or nothing answers', async () => {
    await put(day(0));
    const { settings } = storage;
    const nowhere = openBucket({ ...settings, url: new URL('/other', settings.url).href });
    await expect(copyToBucket(folder, nowhere, MORNING)).rejects.toThrow('404 NoSuchBucket');
    await storage.stop();
    await expect(copyToBucket(folder, bucket(), MORNING)).rejects.toThrow('could not be made');
    storage = await startS3Server();
  });
});
