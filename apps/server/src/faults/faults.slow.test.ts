import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { healthSchema } from '@overtone/domain/contract/health';
import { suggestionFromReply } from '@overtone/domain/suggestion/suggestion-reply';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../database/connection.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../database/embedded/embedded-postgres.ts';
import { mails } from '../database/tables/mails.ts';
import { freezePostgres } from '../testing/databases/freeze-postgres.ts';
import { neverReplies, startHttpStandIn } from '../testing/stand-ins/http-stand-in.ts';
import { startOwnPostgres } from '../testing/databases/own-postgres.ts';
import { lossesOf, NO_LOSS } from './losses.ts';
import { report } from './report.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { startSubscribing } from './subscribing-clients.ts';

/** Twenty in `npm run test:faults`. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 4);
const CLIENTS = 8;
const run = promisify(execFile);
const environment = { PATH: process.env['PATH'] ?? '' };

let root: string;
let dataDir: string;
const cleanups: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'overtone-faults-'));
  dataDir = path.join(root, 'data');
});
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp().catch(() => undefined);
  await rm(root, { recursive: true, force: true });
});

async function startServer(more: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: dataDir, ...more });
  cleanups.push(server.kill);
  return server;
}

/** A PostgreSQL that is the operator's own: it outlives the servers. */
async function startExternal(folder = path.join(root, 'external')): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    environment,
    onProgress: () => undefined,
  });
  cleanups.push(postgres.stop);
  return postgres;
}

function connect(connectionString: string): DatabaseConnection {
  const connection = connectDatabase(connectionString, 'overtone test');
  cleanups.push(connection.close);
  return connection;
}

describe('a server that is killed in the middle of acknowledged writes', () => {
  it.each(['its own PostgreSQL', 'an external PostgreSQL'])(
    `loses and doubles nothing in ${ROUNDS} rounds on %s`,
    async (kind) => {
      const external = kind.startsWith('an') ? await startExternal() : undefined;
      const more = external === undefined ? undefined : { DATABASE_URL: external.connectionString };
      let server = await startServer(more);
      const clients = startSubscribing(CLIENTS, () => server.url);
      const restartsMs: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        await clients.untilAcknowledged(50);
        await server.kill();
        const killedAt = performance.now();
        server = await startServer(more);
        restartsMs.push(Math.round(performance.now() - killedAt));
      }
      await clients.untilAcknowledged(50);
      await clients.stop();

      const database = external?.connectionString ?? (await ownDatabase());
      expect(await lossesOf(connect(database), clients.acknowledged)).toEqual(NO_LOSS);
      report(
        `${kind}: ${clients.acknowledged.length} acknowledged, restarts in ${restartsMs.join(', ')} ms`,
      );
      expect(await server.stop()).toBe(0);
    },
  );
});

describe('a database that restarts under load', () => {
  it('costs answers of 503 or none, and nothing that was acknowledged', async () => {
    const folder = path.join(root, 'external');
    const first = await startExternal(folder);
    const server = await startServer({ DATABASE_URL: first.connectionString });
    const clients = startSubscribing(CLIENTS, () => server.url);
    const postmaster = async () =>
      Number(
        (await readFile(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split(
          '\n',
        )[0],
      );
    for (let round = 0; round < 2; round++) {
      await clients.untilAcknowledged(50);
      process.kill(await postmaster(), round === 0 ? 'SIGINT' : 'SIGKILL');
    }
    await clients.untilAcknowledged(50);
    await clients.stop();
    expect([...clients.refusals.keys()]).toEqual([503]);
    expect(await lossesOf(connect(first.connectionString), clients.acknowledged)).toEqual(NO_LOSS);
    await becomes(server, { status: 200 });
  });
});

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

describe('a data folder without room', () => {
  it.runIf(canMount)(
    'refuses clearly, loses nothing, and works again once there is room',
    async () => {
      await mkdir(dataDir);
      await run('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', dataDir]);
      cleanups.push(() => run('umount', ['-l', dataDir]));
      const server = await startServer();
      const clients = startSubscribing(CLIENTS, () => server.url);
      await clients.untilAcknowledged(20);
      const ballast = path.join(dataDir, 'ballast');
      await run('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']).catch(() => undefined);
      // What PostgreSQL already has room for may still be written; then it refuses.
      while (!clients.refusals.has(503)) await new Promise((resolve) => setImmediate(resolve));
      await becomes(server, { status: 503, ok: false, disk: 'full' });
      expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);
      await rm(ballast);
      await clients.untilAcknowledged(20);
      await becomes(server, { status: 200, ok: true, disk: 'roomy' });
      await clients.stop();
      expect([...clients.refusals.keys()]).toEqual([503]);
      expect(await lossesOf(connect(await ownDatabase()), clients.acknowledged)).toEqual(NO_LOSS);
      expect(await server.stop()).toBe(0);
    },
  );
});

describe('two servers that start at once on one data folder', () => {
  it('end as one that works and one that says why it does not', async () => {
    const starts = await Promise.allSettled([startServer(), startServer()]);
    const started = starts.filter(({ status }) => status === 'fulfilled');
    const refused = starts.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(started).toHaveLength(1);
    expect(String(refused[0])).toContain('Another server is using the data folder');
  });
});

describe('a mail server that is away', () => {
  it('keeps nobody from subscribing, and every mail waits', async () => {
    const server = await startServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const clients = startSubscribing(2, () => server.url);
    await clients.untilAcknowledged(30);
    await clients.stop();
    expect([...clients.refusals]).toEqual([]);
    const { database } = connect(await ownDatabase());
    const kept = await database.select().from(mails);
    expect(kept.length).toBe(clients.acknowledged.length);
    expect(kept.filter(({ sentAt, failedAt }) => sentAt !== null || failedAt !== null)).toEqual([]);
  });
});

describe('an AI provider that never answers', () => {
  it('costs those who ask it their patience and an offline answer, and nobody else anything', async () => {
    const provider = await startHttpStandIn();
    cleanups.push(provider.close);
    provider.behave(neverReplies);
    const server = await startServer({
      AI_BASE_URL: provider.url,
      AI_API_KEY: 'key',
      AI_ATTEMPT_TIMEOUT_MS: '1000',
      AI_TOTAL_TIMEOUT_MS: '1500',
      SUGGESTIONS_PER_MINUTE: '1000',
    });
    const clients = startSubscribing(2, () => server.url);
    const asked = Array.from({ length: 40 }, async (_, index) => {
      const response = await fetch(`${server.url}/api/ai-suggestion`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userQuery: `write report number ${index}` }),
      });
      return suggestionFromReply({ ok: response.ok, body: await response.json() });
    });
    const suggestions = await Promise.all(asked);
    expect(suggestions.filter(({ ok }) => !ok)).toEqual([]);
    await clients.untilAcknowledged(30);
    await clients.stop();
    expect([...clients.refusals]).toEqual([]);
    expect(await server.stop()).toBe(0);
  });
});

describe.runIf(process.platform !== 'win32')('a database that hangs', () => {
  it('is told by the health check, while the process says that it lives, and is used again', async () => {
    const postgres = await startOwnPostgres();
    cleanups.push(postgres.stop);
    const server = await startServer({ DATABASE_URL: postgres.connectionString });
    await becomes(server, { status: 200, database: 'reachable' });
    const thaw = await freezePostgres(postgres);
    cleanups.push(() => Promise.resolve(thaw()));
    await becomes(server, { status: 503, database: 'unreachable' });
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);
    thaw();
    await becomes(server, { status: 200, database: 'reachable' });
    const clients = startSubscribing(2, () => server.url);
    await clients.untilAcknowledged(10);
    await clients.stop();
    expect(await server.stop()).toBe(0);
  });
});

/** What the health check answers, unless it hangs. */
async function healthOf({ url }: ServerProcess) {
  const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(60_000) });
  return { status: response.status, ...healthSchema.parse(await response.json()) };
}

/** Waits until the health check says so; on a busy machine one look may be answered too late. */
async function becomes(server: ServerProcess, health: object): Promise<void> {
  await expect.poll(() => healthOf(server), { timeout: 60_000 }).toMatchObject(health);
}

/** Where the server's own PostgreSQL answers. */
async function ownDatabase(): Promise<string> {
  const folder = path.join(dataDir, 'postgres');
  const password = (await readFile(path.join(folder, 'password'), 'utf8')).trim();
  const port = (await readFile(path.join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgres://overtone:${password}@127.0.0.1:${port}/postgres`;
}
