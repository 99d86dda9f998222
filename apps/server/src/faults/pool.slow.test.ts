import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { revisionTag } from '@overtone/domain/contract/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeEmptyDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { keptMailLink } from '../testing/mails/kept-mail-links.ts';
import { signUp } from '../testing/sign-up.ts';
import { openBrowser } from '../testing/test-browser.ts';
import { poolLine } from '../setup/check-pool.ts';
import { lossesOf, NO_LOSS } from './losses.ts';
import { isPoolInstalled, startPool } from './pgbouncer.ts';
import { report } from './report.ts';
import { startServerProcess } from './server-process.ts';
import { startSubscribing } from './subscribing-clients.ts';

const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 4);
const CLIENTS = 8;
const PATIENCE = { timeout: 120_000, interval: 200 };
const ADA = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' };

const isInstalled = isPoolInstalled();
if (!isInstalled) {
  process.stderr.write('\nSKIPPED: servers behind PgBouncer 1.21 or newer, not installed.\n');
}

let root: string;
let database: TestDatabase;
const cleanups: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'overtone-pool-'));
  database = await makeEmptyDatabase();
});
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp().catch(() => undefined);
  await database.close();
  await rm(root, { recursive: true, force: true });
});

describe('two servers behind PgBouncer in transaction mode', () => {
  it.runIf(isInstalled)(
    'tell each other of changes, make their backup, start beside each other and lose nothing when it is killed',
    async () => {
      const pool = await startPool(path.join(root, 'pool'), database.connectionString);
      cleanups.push(pool.kill);
      const dataDir = path.join(root, 'data');
      const start = async () => {
        const server = await startServerProcess({
          DATABASE_URL: pool.connectionString,
          DATABASE_DIRECT_URL: database.connectionString,
          DATA_DIR: dataDir,
          BACKUP_DIR: path.join(root, 'backups'),
          SECRET_KEY: 'the same key of at least 32 characters',
        });
        cleanups.push(server.kill);
        return server;
      };
      const [one, two] = await Promise.all([start(), start()]);

      const atOne = openBrowser(one.url, one.url);
      await signUp(atOne, ADA, () => keptMailLink(dataDir, /confirm/iu));
      const atTwo = openBrowser(two.url, two.url, atOne.cookies);
      const stream = (await atTwo.get('/api/settings/events')).body?.getReader();
      const changed = await atOne.send(
        'PUT',
        '/api/settings',
        { groups: { sound: { isochronicPitch: 220 } } },
        { 'if-match': revisionTag(0) },
      );
      expect(changed.status).toBe(200);
      let heard = '';
      while (!heard.includes('event: settings')) {
        const { value } = (await stream?.read()) ?? {};
        heard += new TextDecoder().decode(value);
      }
      await stream?.cancel();

      const urls = [one.url, two.url];
      let turn = 0;
      const clients = startSubscribing(CLIENTS, () => urls[turn++ % 2] ?? one.url);
      for (let round = 0; round < ROUNDS; round++) {
        await clients.untilAcknowledged(50);
        await pool.kill();
        await pool.start();
      }
      await clients.untilAcknowledged(50);
      const three = await start();
      await clients.stop();
      await vi.waitFor(async () => {
        const health: unknown = await (await fetch(`${three.url}/api/health`)).json();
        expect(health).toMatchObject({ ok: true, backups: 'fresh' });
      }, PATIENCE);

      report(
        `behind PgBouncer: ${clients.acknowledged.length} acknowledged, refused ${JSON.stringify([...clients.refusals])}`,
      );
      expect([...clients.refusals.keys()].filter((status) => status !== 503)).toEqual([]);
      expect(await lossesOf(database, clients.acknowledged)).toEqual(NO_LOSS);
    },
  );

  it.runIf(isInstalled)(
    'are told by the doctor whether statements can be prepared there',
    async () => {
      const direct = database.connectionString;
      const examined = async (...change: readonly (readonly [RegExp, string])[]) => {
        const pool = await startPool(path.join(root, `pool-${change.length}`), direct, ...change);
        cleanups.push(pool.kill);
        return poolLine(pool.connectionString);
      };
      expect(await examined()).toMatchObject({ state: 'ok' });
      expect(
        await examined([/max_prepared_statements = .*/u, 'max_prepared_statements = 0']),
      ).toMatchObject({
        state: 'wrong',
        sentence: expect.stringContaining('mixes up prepared statements'),
      });
    },
  );
});
