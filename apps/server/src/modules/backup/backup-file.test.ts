import { once } from 'node:events';
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { keepBackupFile, writeZipped } from './backup-file.ts';

const ORIGIN = { createdAt: '2026-03-02T09:00:00.123Z', program: '1.2.3', keyFingerprint: 'abc' };

let root: string;
let test: TestDatabase;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'overtone-backup-'));
  test = await makeTestDatabase();
});
afterAll(() => Promise.all([test.close(), rm(root, { recursive: true, force: true })]));

/** The pool, with something that happens before rows are read. */
function poolWith(beforeFetch: () => Promise<void>): Pool {
  const { pool } = test;
  const connect = async () => {
    const client = await pool.connect();
    const query = async (text: string, values?: unknown[]) => {
      if (text.startsWith('fetch')) await beforeFetch();
      return client.query(text, values);
    };
    return new Proxy(client, {
      get(_, name) {
        const value: unknown = Reflect.get(client, name);
        if (name === 'query') return query;
        return typeof value === 'function' ? value.bind(client) : value;
      },
    });
  };
  return new Proxy(pool, {
    get: (_, name) => (name === 'connect' ? connect : Reflect.get(pool, name)),
  });
}

async function openFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir('/proc/self/fd');
  const links = await Promise.all(
    names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
  );
  return links.filter((link) => link.startsWith(folder));
}

describe('a backup that can not be made', () => {
  it('ends where the disk is full while rows are read, and gives its connection back', async () => {
    const output = new Writable({ write: (_chunk, _encoding, done) => done() });
    const pool = poolWith(async () => {
      if (output.destroyed) return;
      output.destroy(new Error('no space left'));
      await once(output, 'close').catch(() => undefined);
    });
    await expect(writeZipped(pool, ORIGIN, output)).rejects.toThrow('no space left');
    expect(test.pool.totalCount).toBe(test.pool.idleCount);
  });

  it('leaves neither a file nor a descriptor where the database fails midway', async () => {
    const pool = poolWith(() => Promise.reject(new Error('terminated')));
    const kept = keepBackupFile(pool, { file: path.join(root, 'kept.gz'), origin: ORIGIN });
    await expect(kept).rejects.toThrow('terminated');
    expect(await readdir(root)).toEqual([]);
    expect(await openFiles(root)).toEqual([]);
    expect(test.pool.totalCount).toBe(test.pool.idleCount);
  });
});
