import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './access/person.ts';
import { connectDatabase, type DatabaseConnection } from './database/connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { migrateDatabase } from './database/migrate.ts';
import { users } from './database/tables/identity.ts';
import type { ServerApp } from './http/server-context.ts';
import { operationsOf, type DocumentedOperation } from './testing/fuzz/api-document.ts';
import { anyRequest, type HostileRequest } from './testing/fuzz/arbitrary-request.ts';
import { faultOf } from './testing/fuzz/verdict.ts';
import { makeFolders, testApp, type TestFolders, TEST_TIME } from './testing/test-app.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 10_000);
const LONGEST_MS = 2_000;

const person = (role: 'member' | 'admin'): Person => ({
  kind: 'member',
  id: role,
  email: `${role}@example.org`,
  name: role,
  role,
  signInId: role,
});
const PEOPLE: readonly Person[] = [{ kind: 'visitor' }, person('member'), person('admin')];

let root: string;
let postgres: EmbeddedPostgres;
let connection: DatabaseConnection;
let folders: TestFolders;
let operations: readonly DocumentedOperation[];
const apps: ServerApp[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'overtone-fuzz-'));
  folders = await makeFolders();
  postgres = await startEmbeddedPostgres({
    dataDir: root,
    environment: { PATH: process.env['PATH'] ?? '' },
    onProgress: () => undefined,
  });
  connection = connectDatabase(postgres.connectionString);
  await migrateDatabase(connection.pool);
  for (const role of ['member', 'admin'] as const) {
    await connection.database.insert(users).values({
      id: role,
      name: role,
      email: `${role}@example.org`,
      role,
      createdAt: TEST_TIME,
      updatedAt: TEST_TIME,
    });
  }
  for (const who of PEOPLE) {
    const personOf = () => Promise.resolve(who);
    apps.push(testApp(folders, { database: connection.database, personOf }));
  }
  const document = await apps[0]?.request('/api/openapi.json');
  operations = operationsOf(await document?.json());
});
afterAll(async () => {
  await connection.close();
  await postgres.stop();
  await folders.remove();
  await rm(root, { recursive: true, force: true });
});

async function ask(app: ServerApp, { method, url, headers, body }: HostileRequest) {
  const request = new Request(`http://localhost${url}`, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value.trim()]),
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<'too long'>((resolve) => {
    timer = setTimeout(() => resolve('too long'), LONGEST_MS);
  });
  try {
    return await Promise.race([Promise.resolve(app.request(request)), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

describe('the API', () => {
  it('describes every operation that it has', () => {
    const described = new Set(operations.map(({ method, path }) => `${method} ${path}`));
    const served = (apps[0]?.routes ?? [])
      .filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL')
      .filter(({ path }) => path !== '/api/openapi.json' && !path.includes('*'))
      .map(({ path, method }) => `${method} ${path.replaceAll(/:(\w+)/gu, '{$1}')}`);
    expect([...new Set(served)].filter((route) => !described.has(route))).toEqual([]);
  });

  it(
    `keeps its promises whatever ${RUNS} requests of visitors, members and admins ask`,
    async () => {
      await fc.assert(
        fc.asyncProperty(
          anyRequest(operations),
          fc.nat({ max: PEOPLE.length - 1 }),
          async (request, who) => {
            const app = apps[who];
            if (app === undefined) return;
            const response = await ask(app, request);
            if (response === 'too long') throw new Error('no answer within two seconds');
            const fault = await faultOf(request, response);
            if (fault !== undefined) {
              throw new Error(`${request.method} ${request.url} ${fault}`);
            }
          },
        ),
        { numRuns: RUNS, endOnFailure: true },
      );
    },
    30 * 60_000,
  );
});
