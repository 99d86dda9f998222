import type { DownloadPlatform } from '@overtone/domain/analytics/events';
import { receivePayment } from '@overtone/domain/contract/billing';
import { signIn } from '@overtone/domain/contract/identity';
import { Hono } from 'hono';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letters } from '../../database/tables/letters.ts';
import { mails } from '../../database/tables/mails.ts';
import { fullestDisk } from '../../free-space.ts';
import type { ServerContext } from '../../http/server-context.ts';
import { TEST_CERTIFICATE } from '../../testing/test-certificate.ts';
import { captureLog } from '../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { UNSUBSCRIBED } from '../../outbox/outbox.ts';
import { createMails } from '../mail/module.ts';
import { CONDITIONS } from './conditions.ts';
import { type LoopDelay, watchLoopDelay } from './loop-delay.ts';
import { observeTraffic } from './observe-traffic.ts';
import type { Readings } from './readings.ts';
import { type ReadingSources, takeReadings } from './take-readings.ts';
import { createTraffic } from './traffic.ts';

const { key, cert, endsAt } = TEST_CERTIFICATE;
const DAY_MS = 86_400_000;
const NOW = new Date(endsAt.getTime() - 60 * DAY_MS);

let db: TestDatabase;
let tls: Server;
let loopDelay: LoopDelay;
let folder: string;
beforeAll(async () => {
  tls = createServer({ key, cert }, (_, response) => response.end());
  tls.listen(0, '127.0.0.1');
  [db, folder] = await Promise.all([
    makeTestDatabase(),
    mkdtemp(path.join(tmpdir(), 'overtone-alerts-')),
    once(tls, 'listening'),
  ]);
});
afterAll(async () => {
  tls.close();
  await Promise.all([db.close(), rm(folder, { recursive: true })]);
});
beforeEach(async () => {
  await db.clear();
  loopDelay = watchLoopDelay();
});
afterEach(() => loopDelay.stop());

function siteUrl(): string {
  const address = tls.address();
  return `https://localhost:${typeof address === 'object' && address ? address.port : 0}`;
}

/** The mails of a server that has these releases. */
const mailsWith = (releases: readonly DownloadPlatform[]) =>
  createMails({
    releases,
    siteUrl: 'http://localhost:3000',
    unsubscribeToken: () => 'token',
    openLink: () => undefined,
    smtpUrl: undefined,
    dataDir: folder,
    mailFrom: 'hello@overtone.example',
    database: db.database,
    wallClock: () => NOW,
    wait: () => Promise.resolve(),
    log: captureLog().log,
    metrics: undefined,
  }).service;

const take = (change: Partial<ReadingSources> = {}, now = NOW) =>
  takeReadings(
    {
      database: db.database,
      isDatabaseReachable: db.isReachable,
      oldestWaitingMail: mailsWith([]).oldestWaitingMail,
      folders: [folder],
      backups: () => 'fresh',
      siteUrl: 'http://localhost:3000',
      traffic: createTraffic(() => 0),
      loopDelay,
      ...change,
    },
    now,
  );

const found = (readings: Readings) =>
  CONDITIONS.flatMap(({ name, find }) => (typeof find(readings) === 'string' ? [name] : []));

const mail = (more: Partial<typeof mails.$inferInsert>) => ({
  kind: 'newsletter_welcome' as const,
  recipient: 'ada@example.com',
  createdAt: NOW,
  nextAttemptAt: NOW,
  ...more,
});

/** An application of which these are the answers, and what was counted of it. */
async function trafficOf(
  answers: readonly (readonly [method: string, path: string, status: 200 | 401 | 500])[],
) {
  const traffic = createTraffic(() => 0);
  const app = new Hono<ServerContext>();
  app.use(observeTraffic(traffic));
  app.all('*', (context) => {
    const status = Number(context.req.header('wanted'));
    return context.text('', status === 500 ? 500 : status === 401 ? 401 : 200);
  });
  for (const [method, at, status] of answers) {
    await app.request(at, { method, headers: { wanted: String(status) } });
  }
  return traffic;
}

const times = <Item>(count: number, item: Item): Item[] =>
  Array.from({ length: count }, () => item);

describe('what is wrong is found where it happens', () => {
  it('nothing, on a server that is well', async () => {
    const readings = await take();
    expect(Object.keys(readings)).toHaveLength(9);
    expect(found({ ...readings, loopDelayMs: 0 })).toEqual([]);
  });

  it('mails that were given up within a day; not those that nobody wants', async () => {
    const yesterday = new Date(NOW.getTime() - 1.1 * DAY_MS);
    await db.database
      .insert(mails)
      .values([
        mail({ failedAt: NOW, lastError: 'no such mailbox' }),
        mail({ failedAt: NOW, lastError: null }),
        mail({ failedAt: NOW, lastError: UNSUBSCRIBED }),
        mail({ failedAt: yesterday, lastError: 'no such mailbox' }),
      ]);
    expect((await take()).mailsGivenUp).toBe(2);
    await db.database.insert(mails).values(mail({ failedAt: NOW, lastError: 'too late' }));
    expect(found(await take())).toContain('mails-given-up');
  });

  it('a mail that waits', async () => {
    await db.database.insert(mails).values(mail({ createdAt: new Date(NOW.getTime() - 4e6) }));
    expect(found(await take())).toContain('mails-waiting');
  });

  it('not a mail with links that is held until there is a release to link to', async () => {
    const createdAt = new Date(NOW.getTime() - 4e6);
    await db.database.insert(mails).values(mail({ kind: 'download_links', createdAt }));
    expect(found(await take())).not.toContain('mails-waiting');
    const { oldestWaitingMail } = mailsWith(['mac']);
    expect(found(await take({ oldestWaitingMail }))).toContain('mails-waiting');
  });

  it('not one of a letter that its recipient puts off, while others go out', async () => {
    const at = { createdAt: NOW, updatedAt: NOW };
    const content = { audience: 'accounts' as const, subject: 'News', text: 'Hello' };
    const [letter] = await db.database
      .insert(letters)
      .values({ ...content, ...at, revision: 1, state: 'sending' })
      .returning({ letterId: letters.id });
    const createdAt = new Date(NOW.getTime() - 4e6);
    await db.database.insert(mails).values(mail({ ...letter, kind: 'account_letter', createdAt }));
    expect(found(await take())).toContain('mails-waiting');
    await db.database.insert(mails).values(mail({ sentAt: new Date(NOW.getTime() - 3e6) }));
    expect(found(await take())).not.toContain('mails-waiting');
  });

  it('a database that does not answer, and nothing is said of what is in it', async () => {
    const gone = await makeTestDatabase();
    await gone.close();
    const readings = await take({ database: gone.database, isDatabaseReachable: gone.isReachable });
    expect(found(readings)).toContain('database-away');
    expect(readings).not.toHaveProperty('mailsGivenUp');
  });

  it('failures on our side, among them those of payments', async () => {
    const traffic = await trafficOf([
      ...times(200, ['GET', '/', 200] as const),
      ...times(2, ['GET', '/api/account', 500] as const),
      ...times(3, ['POST', receivePayment.path, 500] as const),
    ]);
    expect(found(await take({ traffic }))).toEqual(
      expect.arrayContaining(['errors', 'payments-failing']),
    );
  });

  it('sign-ins that are refused', async () => {
    const traffic = await trafficOf([
      ...times(29, ['POST', signIn.path, 401] as const),
      ['POST', signIn.path, 200],
      ['GET', '/api/account', 401],
    ]);
    expect(found(await take({ traffic }))).not.toContain('sign-ins-refused');
    const more = await trafficOf(times(30, ['POST', signIn.path, 401] as const));
    expect(found(await take({ traffic: more }))).toContain('sign-ins-refused');
  });

  it('a certificate near its end, or over, that is shown at the site’s address', async () => {
    const soon = new Date(endsAt.getTime() - 13 * DAY_MS);
    expect((await take({ siteUrl: siteUrl() })).certificateEndsInMs).toBe(60 * DAY_MS);
    expect(found(await take({ siteUrl: siteUrl() }, soon))).toContain('certificate-ending');
    const after = new Date(endsAt.getTime() + DAY_MS);
    expect((await take({ siteUrl: siteUrl() }, after)).certificateEndsInMs).toBe(-DAY_MS);
    expect(await take({ siteUrl: 'https://localhost:9' })).not.toHaveProperty(
      'certificateEndsInMs',
    );
  });

  it('an event loop that is held', async () => {
    await new Promise(setImmediate);
    for (let i = 0; i < 3; i += 1) {
      const until = performance.now() + 150;
      while (performance.now() < until);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(found(await take())).toContain('loop-delay');
  });

  it('the fullest of several disks; a folder that is not there is none', async () => {
    const own = await fullestDisk([folder]);
    expect(own?.freeShare).toBeGreaterThan(0);
    expect(own?.freeShare).toBeLessThanOrEqual(1);
    expect(await fullestDisk([path.join(folder, 'none')])).toBeUndefined();
    expect((await fullestDisk([path.join(folder, 'none'), folder]))?.folder).toBe(folder);
  });
});
