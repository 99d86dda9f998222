import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase } from '../../database/connection.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { captureLog, TEST_TIME } from '../../testing/test-app.ts';
import { createAlerts } from './module.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
});
afterAll(() => test.close());

it('a server whose database takes nothing down tells its operator all the same, once', async () => {
  const url = new URL(test.connectionString);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const full = connectDatabase(url.href, 'overtone test');
  const told: string[] = [];
  const looked = Promise.withResolvers<void>();
  let looks = 0;
  const alerts = createAlerts({
    database: full.database,
    isDatabaseReachable: () => Promise.resolve(true),
    oldestWaitingMail: () => Promise.resolve(undefined),
    backups: () => 'late',
    siteUrl: 'http://localhost',
    alertEmail: 'operator@overtone.example',
    alertWebhookUrl: undefined,
    sendNow(_to, { subject }) {
      told.push(subject);
      return Promise.resolve({ ok: true, value: undefined });
    },
    writtenFolders: [],
    backupDir: undefined,
    now: () => 0,
    wallClock: () => TEST_TIME,
    wait(_ms, signal) {
      looks++;
      if (looks === 2) looked.resolve();
      return looks < 2
        ? Promise.resolve()
        : new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    },
    log: captureLog().log,
  });
  const stop = await alerts.jobs?.[0]?.();
  await looked.promise;
  // A machine with much else to do may be told of, too.
  expect(told.filter((subject) => subject.includes('backup-late'))).toHaveLength(1);
  await stop?.();
  await full.close();
});
