import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { revisionTag, settingsStateSchema } from '@overtone/domain/contract/settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lossesOf, NO_LOSS } from '../faults/losses.ts';
import { type ServerProcess, startServerProcess } from '../faults/server-process.ts';
import { startSubscribing } from '../faults/subscribing-clients.ts';
import { makeEmptyDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { keptMailLink } from '../testing/mails/kept-mail-links.ts';
import { signUp } from '../testing/sign-up.ts';
import { openBrowser, type TestBrowser } from '../testing/test-browser.ts';
import { makeNextVersion } from '../testing/versions/next-version.ts';
import { findPreviousVersion, unpackVersion } from '../testing/versions/previous-version.ts';
import { THIS_VERSION } from '../testing/versions/program-folder.ts';

const CLIENTS = 4;
const WRITES = 100;
const ADA = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' };
/** What a version may do to tables that the one before it uses: add. */
const EXPANDING = {
  tag: '9999_expanding',
  sql: `alter table newsletter_subscribers add column tone text default 'plain' not null;
    create index newsletter_subscribers_tone on newsletter_subscribers (tone);
    create table tones (id int primary key);`,
};

const NOBODY_HARMED = { refusals: {}, losses: NO_LOSS };

const previous = await findPreviousVersion();
if (previous === undefined) {
  process.stderr.write(
    '\nSKIPPED: the version before beside this one, without the history of the repository.\n',
  );
}

let root: string;
let shared: TestDatabase;
const servers: ServerProcess[] = [];

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'overtone-versions-'));
  shared = await makeEmptyDatabase();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ kill }) => kill()));
  await shared.close();
  await rm(root, { recursive: true, force: true });
});

async function start(version: string): Promise<ServerProcess> {
  const server = await startServerProcess(
    {
      DATABASE_URL: shared.connectionString,
      DATA_DIR: path.join(root, 'data'),
      SECRET_KEY: 'a key that both of the versions know',
    },
    version,
  );
  servers.push(server);
  return server;
}

const settingsOf = async (browser: TestBrowser) => {
  const { revision, groups } = settingsStateSchema.parse(
    await (await browser.get('/api/settings')).json(),
  );
  return { revision, groups };
};

/** Changes a setting at the revision that the browser reads. */
async function change(browser: TestBrowser, isochronicPitch: number): Promise<void> {
  const { revision } = await settingsOf(browser);
  const changed = await browser.send(
    'PUT',
    '/api/settings',
    { groups: { sound: { isochronicPitch } } },
    { 'if-match': revisionTag(revision) },
  );
  expect(changed.status).toBe(200);
}

/** Has a version take over from another on one database while everybody goes on; tells who was refused, and what is lost. */
async function replaceWhileUsed(before: string, after: string) {
  const old = await start(before);
  const atOld = openBrowser(old.url, old.url);
  await signUp(atOld, ADA, () => keptMailLink(path.join(root, 'data'), /confirm/iu));
  await change(atOld, 220);
  const turns = [old.url];
  let turn = 0;
  const clients = startSubscribing(CLIENTS, () => turns[turn++ % turns.length] ?? old.url);
  await clients.untilAcknowledged(WRITES);

  const young = await start(after);
  turns.push(young.url);
  await clients.untilAcknowledged(WRITES);
  const atYoung = openBrowser(young.url, young.url, atOld.cookies);
  expect(await settingsOf(atYoung)).toMatchObject({
    revision: 1,
    groups: { sound: { isochronicPitch: 220 } },
  });
  await change(atYoung, 230);
  expect(await settingsOf(atOld)).toMatchObject({
    revision: 2,
    groups: { sound: { isochronicPitch: 230 } },
  });
  await change(atOld, 240);
  expect(await settingsOf(atYoung)).toMatchObject({
    revision: 3,
    groups: { sound: { isochronicPitch: 240 } },
  });

  turns.shift();
  expect(await old.stop()).toBe(0);
  await clients.untilAcknowledged(WRITES);
  await clients.stop();
  expect(await young.stop()).toBe(0);
  return {
    refusals: Object.fromEntries(clients.refusals),
    losses: await lossesOf(shared, clients.acknowledged),
  };
}

describe('two versions on one database', () => {
  it.runIf(previous)('let this one take over from the one before while people go on', async () => {
    const before = path.join(root, 'before');
    await unpackVersion(previous ?? '', before);
    expect(await replaceWhileUsed(before, THIS_VERSION)).toEqual(NOBODY_HARMED);
  });

  it('let one that only adds to the tables take over from this one while people go on', async () => {
    const next = path.join(root, 'next');
    await makeNextVersion(next, EXPANDING);
    expect(await replaceWhileUsed(THIS_VERSION, next)).toEqual(NOBODY_HARMED);
    const { rows } = await shared.pool.query('select distinct tone from newsletter_subscribers');
    expect(rows).toEqual([{ tone: 'plain' }]);
  });
});
