import type { DownloadPlatform } from '@overtone/domain/analytics/events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { promiseMail } from '../../outbox/outbox.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { captureLog, TEST_TIME } from '../../testing/test-app.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createMails } from './module.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
});
afterAll(() => test.close());

/** What a server that has these releases counts of its mails, an hour after {@link TEST_TIME}. */
async function counted(releases: readonly DownloadPlatform[]) {
  const observed: Parameters<Metrics['observeMails']>[0][] = [];
  createMails({
    releases,
    siteUrl: 'https://overtone.example',
    unsubscribeToken: () => 'token',
    openLink: () => undefined,
    smtpUrl: undefined,
    dataDir: '/nowhere',
    mailFrom: 'hello@overtone.example',
    database: test.database,
    wallClock: () => new Date(TEST_TIME.getTime() + 3_600_000),
    wait: () => Promise.resolve(),
    log: captureLog().log,
    metrics: {
      countGivenUpMail: () => undefined,
      observeMails: (mails) => void observed.push(mails),
    },
  });
  const [mails] = observed;
  return { waiting: await mails?.countWaiting(), seconds: await mails?.oldestAgeSeconds() };
}

it('mails that are held until there is a release are not counted as waiting', async () => {
  const recipient = 'ada@example.com';
  await promiseMail(test.database, { kind: 'download_links', recipient }, TEST_TIME);
  expect(await counted([])).toEqual({ waiting: 0, seconds: 0 });
  expect(await counted(['mac'])).toEqual({ waiting: 1, seconds: 3600 });
});
