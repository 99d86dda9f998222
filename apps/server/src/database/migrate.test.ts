import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from './connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';
import { downloadRequests } from './tables/contact.ts';

let dataDir: string;
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'overtone-migrate-'));
  postgres = await startEmbeddedPostgres({
    dataDir,
    environment: { PATH: process.env['PATH'] ?? '' },
    onProgress: () => undefined,
  });
});

afterAll(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('migrateDatabase', () => {
  it('makes the tables once, however many servers start together, and again does nothing', async () => {
    const connections = [1, 2, 3].map(() => connectDatabase(postgres.connectionString));
    await Promise.all(connections.map(({ pool }) => migrateDatabase(pool)));
    const [first] = connections;
    await first?.database.insert(downloadRequests).values({
      email: 'ada@example.com',
      platform: 'Linux x86_64',
      userAgent: 'test',
      source: 'mobile_desktop_links',
    });
    await Promise.all(connections.map(({ pool }) => migrateDatabase(pool)));
    expect(await first?.database.$count(downloadRequests)).toBe(1);
    await Promise.all(connections.map(({ close }) => close()));
  });

  it('reports a database that does not answer as unreachable', async () => {
    const nowhere = connectDatabase('postgres://nobody:x@127.0.0.1:1/none');
    expect(await nowhere.isReachable()).toBe(false);
    await nowhere.close();
  });
});
