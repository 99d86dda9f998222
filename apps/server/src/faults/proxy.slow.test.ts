import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../database/embedded/free-port.ts';
import { startOwnPostgres, type OwnPostgres } from '../testing/databases/own-postgres.ts';
import { lossesOf, NO_LOSS } from './losses.ts';
import { askFrom, isInstalled, type ProxyKind, startProxy } from './proxies.ts';
import { report } from './report.ts';
import { startReading } from './reading-clients.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { startSubscribing } from './subscribing-clients.ts';

const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 4);
const CLIENTS = 8;
const BODIES = 20;
const KEY = 'the same key of at least 32 characters';
/** So few that none is regained while a loaded machine makes them. */
const ATTEMPTS_PER_MINUTE = 2;

const KINDS: readonly ProxyKind[] = ['nginx', 'caddy'];
const installed = KINDS.filter(isInstalled);
if (installed.length < KINDS.length) {
  const missing = KINDS.filter((kind) => !installed.includes(kind));
  process.stderr.write(`\nSKIPPED: two servers behind ${missing.join(' and ')}, not installed.\n`);
}

let root: string;
let postgres: OwnPostgres;
const cleanups: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'overtone-proxy-'));
  postgres = await startOwnPostgres();
});
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp().catch(() => undefined);
  await postgres.stop();
  await rm(root, { recursive: true, force: true });
});

/** Two places for servers, each with an address that stays the same when its server is started again. */
async function makePlaces() {
  return Promise.all(
    ['one', 'two'].map(async (name) => {
      const port = await freePort();
      let server: ServerProcess | undefined;
      const start = async () => {
        server = await startServerProcess({
          PORT: String(port),
          DATA_DIR: path.join(root, name),
          DATABASE_URL: postgres.connectionString,
          SECRET_KEY: KEY,
          TRUSTED_PROXIES: '1',
          SIGN_INS_PER_MINUTE: String(ATTEMPTS_PER_MINUTE),
        });
      };
      const kill = async () => server?.kill();
      cleanups.push(kill);
      await start();
      return { url: `http://127.0.0.1:${port}`, start, kill };
    }),
  );
}

/** What each of some bodies that are too long, one after another, is answered with. */
async function refusalsOf(url: string, bytes: number): Promise<unknown[]> {
  const body = new Uint8Array(bytes);
  const answers: unknown[] = [];
  for (let round = 0; round < BODIES; round++) {
    const asked = fetch(`${url}/api/article`, { method: 'POST', body });
    answers.push(
      await asked.then(
        async (response) => {
          const words = await response.text();
          const isOurs = response.headers.get('content-type')?.includes('json') === true;
          return [response.status, isOurs ? errorBodySchema.parse(JSON.parse(words)).code : words];
        },
        (error: Error) => String(error.cause),
      ),
    );
  }
  return answers;
}

describe.each(KINDS)('two servers on one PostgreSQL behind %s', (kind) => {
  it.runIf(installed.includes(kind))(
    `lose nothing and fail nobody who may be asked twice, one killed in each of ${ROUNDS} rounds`,
    async () => {
      const places = await makePlaces();
      const servers = places.map(({ url }) => url);
      const proxy = await startProxy(kind, { folder: path.join(root, 'proxy'), servers });
      cleanups.push(proxy.stop);

      const writers = startSubscribing(CLIENTS, () => proxy.url);
      // Not its health, which says 503 when it has waited long for a database that has much to do.
      const readers = startReading(CLIENTS / 2, `${proxy.url}/api/capabilities`);
      for (let round = 0; round < ROUNDS; round++) {
        const place = places[round % places.length];
        await Promise.all([writers.untilAcknowledged(50), readers.untilAnswered(50)]);
        await place?.kill();
        await Promise.all([writers.untilAcknowledged(50), readers.untilAnswered(50)]);
        await place?.start();
      }
      await Promise.all([writers.stop(), readers.stop()]);

      report(
        `behind ${kind}: ${writers.acknowledged.length} acknowledged, ${writers.refusals.get(502) ?? 0} sent again, ${readers.answered()} read, ${readers.failures.length} of them failed`,
      );
      expect(readers.failures).toEqual([]);
      // A write that was under way in the killed server is the client's to send again, and it did.
      expect([...writers.refusals.keys()].filter((status) => status !== 502)).toEqual([]);
      expect(writers.refusals.get(502) ?? 0).toBeLessThanOrEqual(ROUNDS * CLIENTS);
      expect(await lossesOf(postgres.connection, writers.acknowledged)).toEqual(NO_LOSS);
    },
  );

  it.runIf(installed.includes(kind))(
    'refuse a body that is too long in a sentence, and every sender can read it',
    async () => {
      const [place] = await makePlaces();
      const servers = [place?.url ?? '', place?.url ?? ''];
      const proxy = await startProxy(kind, { folder: path.join(root, 'proxy'), servers });
      cleanups.push(proxy.stop);
      const refused = Array.from({ length: BODIES }, () => [413, 'body_too_large']);
      expect(await refusalsOf(proxy.url, 300_000)).toEqual(refused);
      expect(await refusalsOf(proxy.url, 20_000_000)).toEqual(refused);
      expect(await refusalsOf(servers[0] ?? '', 20_000_000)).toEqual(refused);
    },
  );

  it.runIf(installed.includes(kind) && process.platform === 'linux')(
    'count each client under its own address, whatever it claims to be',
    async () => {
      const places = await makePlaces();
      const servers = places.map(({ url }) => url);
      const proxy = await startProxy(kind, { folder: path.join(root, 'proxy'), servers });
      cleanups.push(proxy.stop);
      const attempt = (from: string, claimed: string) =>
        askFrom(from, `${proxy.url}/api/auth/sign-in/email`, {
          body: JSON.stringify({ email: `of-${claimed}@example.org`, password: 'wrong password' }),
          headers: { 'x-forwarded-for': claimed },
        });
      const statuses = [];
      for (let n = 0; n <= ATTEMPTS_PER_MINUTE; n++) {
        statuses.push(await attempt('127.0.0.1', `203.0.113.${n}`));
      }
      expect(statuses.slice(0, -1)).not.toContain(429);
      expect(statuses.at(-1)).toBe(429);
      expect(await attempt('127.0.0.2', '127.0.0.1')).toBe(401);
    },
  );
});
