import { ok } from '@overtone/domain/result';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { TEST_TIME } from '../../testing/test-app.ts';
import { addUsers, testMember } from '../../testing/test-personal.ts';
import { TEST_SECRETS } from '../../testing/test-secrets.ts';
import { turnTaking } from '../../threads/turn-taking.ts';
import type { CalendarSource } from './calendar-source.ts';
import { connectionStore } from './connection-store.ts';
import { occurrenceStore } from './occurrence-store.ts';
import { calendarSync, type SyncWish } from './sync.ts';

const MINUTE_MS = 60_000;
const ADA = testMember('ada');

let test: TestDatabase;
let now = TEST_TIME;
beforeAll(async () => {
  test = await makeTestDatabase();
});
beforeEach(async () => {
  await test.clear();
  await addUsers(test.database, [ADA]);
  now = TEST_TIME;
});
afterAll(() => test.close());

/** One calendar of a source that does as `read` does, and what is logged of it. */
async function setUp(read: CalendarSource['read']) {
  const box = TEST_SECRETS.box('calendar');
  const connections = connectionStore(box);
  const logged: unknown[] = [];
  const ended = new AbortController();
  const { sync } = calendarSync({
    database: test.database,
    connections,
    occurrences: occurrenceStore(box, turnTaking()),
    sources: { ics: { read }, google: { read }, microsoft: { read } },
    now: () => now,
    log: pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    signal: ended.signal,
  });
  const wanted = { userId: ADA.id, kind: 'google', name: 'Google', sourceHash: 'google' } as const;
  const added = await connections.add(test.database, { ...wanted, address: undefined }, now);
  const kept = async () => connections.find(test.database, ADA.id, added.id);
  return { sync: (wish: SyncWish) => sync(added, ADA.email, wish), kept, logged, ended };
}

const afterMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

const rejects: CalendarSource['read'] = () => Promise.reject(new Error('not foreseen'));
const throws: CalendarSource['read'] = () => {
  throw new Error('not foreseen');
};

it.each([
  ['rejects', rejects],
  ['throws', throws],
])('a source that %s fails like any other, with a longer pause each time', async (_, read) => {
  const { sync, kept, logged } = await setUp(read);
  expect(await sync('when_due')).toBe(true);
  const failed = { problem: 'unreachable', syncedAt: null, againAt: afterMinutes(1) };
  expect(await kept()).toMatchObject({ ...failed, failures: 1, nextSyncAt: afterMinutes(15) });
  expect(logged).toMatchObject([
    { level: 50, calendar: 'google', err: { message: 'not foreseen' } },
  ]);
  now = afterMinutes(15);
  expect(await sync('when_due')).toBe(true);
  expect(await kept()).toMatchObject({ failures: 2, nextSyncAt: afterMinutes(30) });
});

it('a source that throws because the server ends leaves its calendar as it was, and due', async () => {
  const { sync, kept, logged, ended } = await setUp(() => {
    ended.abort();
    return Promise.reject(new Error('aborted'));
  });
  await sync('when_due');
  expect(await kept()).toMatchObject({ problem: null, failures: 0, nextSyncAt: now, againAt: now });
  expect(logged).toEqual([]);
});

it('a source that answers after one that threw is read', async () => {
  let isBroken = true;
  const { sync, kept } = await setUp((question) =>
    isBroken
      ? rejects(question)
      : Promise.resolve(ok({ kind: 'whole', changes: [], progress: undefined })),
  );
  await sync('now');
  isBroken = false;
  now = afterMinutes(1);
  expect(await sync('now')).toBe(true);
  expect(await kept()).toMatchObject({ problem: null, failures: 0, syncedAt: now });
});
