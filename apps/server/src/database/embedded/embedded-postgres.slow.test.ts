import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';

const environment = { PATH: process.env['PATH'] ?? '' };
const isRoot = process.getuid?.() === 0;
const WRITER = fileURLToPath(new URL('../../testing/acknowledged-writer.ts', import.meta.url));

let dataDir: string;
let stateDir: string;
let sentences: string[];
const servers: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];

async function start(more: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const onProgress = (sentence: string) => void sentences.push(sentence);
  const server = await startEmbeddedPostgres({
    dataDir,
    environment,
    onProgress,
    stateDir,
    ...more,
  });
  servers.push(server);
  return server;
}

async function query(server: EmbeddedPostgres, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: server.connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Asks again and again until there is an answer; the test's own time limit ends a wait that is in vain. */
async function untilItAnswers<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    await delay(50);
  }
}

async function postmasterPid(): Promise<number> {
  const file = path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
}

/** A dead process that its parent has not yet buried does not count. */
async function isAlive(pid: number): Promise<boolean> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=', '-p', String(pid)]).catch(
    () => ({ stdout: '' }),
  );
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

/** Starts a process that owns the database and prints the number of every row whose write was acknowledged. */
function startWriter(): { child: ChildProcess; lines: AsyncIterator<string> } {
  const child = spawn(process.execPath, [WRITER, dataDir, environment.PATH], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

async function readUntil(lines: AsyncIterator<string>, count: number): Promise<number[]> {
  const rows: number[] = [];
  while (rows.length < count) {
    const line = await lines.next();
    if (line.done === true) break;
    rows.push(Number(line.value));
  }
  return rows;
}

beforeEach(async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'overtone-database-'));
  dataDir = path.join(root, 'data');
  stateDir = path.join(root, 'state');
  sentences = [];
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(servers.splice(0).map((server) => server.stop().catch(() => undefined)));
  await rm(path.dirname(dataDir), { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('is created at the first start, says so, and keeps its rows for the next', async () => {
    const first = await start();
    expect(sentences).toEqual(['Preparing the database (first start)…']);
    await query(first, 'create table kept (n int); insert into kept values (42)');
    await first.stop();

    const second = await start();
    expect(await query(second, 'select n from kept')).toEqual([{ n: 42 }]);
    expect(sentences).toHaveLength(1);
  });

  it('refuses files that another major version made, says what to do, and leaves them alone', async () => {
    const first = await start();
    await query(first, 'create table kept (n int); insert into kept values (42)');
    await first.stop();
    const versionFile = path.join(dataDir, 'postgres/cluster/PG_VERSION');
    const own = await readFile(versionFile, 'utf8');
    await writeFile(versionFile, '17\n');
    const refused = start();
    await expect(refused).rejects.toThrow('was made by PostgreSQL 17');
    await expect(refused).rejects.toThrow('npm run backup');
    expect(await readFile(versionFile, 'utf8')).toBe('17\n');

    await writeFile(versionFile, own);
    expect(await query(await start(), 'select n from kept')).toEqual([{ n: 42 }]);
  });

  it('listens on the loopback address only, behind a password that only its owner can read', async () => {
    const server = await start();
    expect(new URL(server.connectionString).hostname).toBe('127.0.0.1');
    expect(await query(server, 'show listen_addresses')).toEqual([
      { listen_addresses: '127.0.0.1' },
    ]);
    const { mode } = await stat(path.join(dataDir, 'postgres', 'password'));
    expect(mode & 0o777).toBe(0o600);

    const wrong = new URL(server.connectionString);
    wrong.password = 'guess';
    const intruder = new Client({ connectionString: wrong.href });
    await expect(intruder.connect()).rejects.toThrow(/password authentication failed/u);
  });

  it('leaves no process behind when it stops, and stops only once', async () => {
    const server = await start();
    const pid = await postmasterPid();
    expect(await isAlive(pid)).toBe(true);
    await Promise.all([server.stop(), server.stop()]);
    await server.stop();
    expect(await isAlive(pid)).toBe(false);
  });

  it('refuses a second server on the same data folder and leaves the first one alone', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(
      `Another server is using the data folder ${dataDir}. Stop it first, or give this one its own DATA_DIR.`,
    );
    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('lets exactly one of two simultaneous first starts have the folder', async () => {
    const outcomes = await Promise.allSettled([start(), start()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContainEqual(
      expect.stringContaining('cluster.new'),
    );
  });

  it('adopts what a killed server left running, with every acknowledged row', async () => {
    for (let round = 0; round < 2; round++) {
      const { child, lines } = startWriter();
      const acknowledged = await readUntil(lines, 100);
      child.kill('SIGKILL');
      await once(child, 'exit');
      // What was already in the pipe had been acknowledged, too.
      acknowledged.push(...(await readUntil(lines, Number.POSITIVE_INFINITY)));
      const orphan = await postmasterPid();
      expect(await isAlive(orphan)).toBe(true);

      const server = await start();
      expect(await postmasterPid()).toBe(orphan);
      const rows = await query(server, 'select n from written');
      const written = new Set(rows.map(({ n }) => n));
      expect(acknowledged.filter((n) => !written.has(n))).toEqual([]);
      expect(written.size).toBe(rows.length);
      await server.stop();
      expect(await isAlive(orphan)).toBe(false);
    }
  });

  it('recovers when PostgreSQL itself was killed too', async () => {
    const { child, lines } = startWriter();
    const acknowledged = await readUntil(lines, 50);
    process.kill(await postmasterPid(), 'SIGKILL');
    child.kill('SIGKILL');
    await once(child, 'exit');

    const server = await start();
    const written = new Set((await query(server, 'select n from written')).map(({ n }) => n));
    expect(acknowledged.filter((n) => !written.has(n))).toEqual([]);
  });

  it('comes back at the same address when PostgreSQL ends while its owner lives', async () => {
    const server = await start();
    await query(server, 'create table kept (n int); insert into kept values (7)');
    for (let round = 0; round < 2; round++) {
      const before = await postmasterPid();
      process.kill(before, 'SIGKILL');
      const rows = await untilItAnswers(() => query(server, 'select n from kept'));
      expect(rows).toEqual([{ n: 7 }]);
      expect(await postmasterPid()).not.toBe(before);
    }
    expect(sentences.filter((sentence) => sentence.includes('unexpectedly'))).toHaveLength(2);
    const last = await postmasterPid();
    await server.stop();
    expect(await isAlive(last)).toBe(false);
  });

  it('ends what it is starting again when it is stopped meanwhile', async () => {
    const begun = Promise.withResolvers<void>();
    const onProgress = (sentence: string) => {
      if (sentence.includes('unexpectedly')) begun.resolve();
    };
    const server = await start({ onProgress });
    process.kill(await postmasterPid(), 'SIGKILL');
    await begun.promise;
    await server.stop();
    expect(existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
    await expect(query(server, 'select 1 as one')).rejects.toThrow('ECONNREFUSED');
  });

  it('starts again when a first start was cut off', async () => {
    const leftover = path.join(dataDir, 'postgres', 'cluster.new-1');
    await mkdir(leftover, { recursive: true });
    await writeFile(path.join(leftover, 'PG_VERSION'), '18\n');
    const server = await start();
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(leftover)).toBe(false);
  });

  it.runIf(process.platform === 'linux')(
    'is not held up by a process id file whose number belongs to another program now',
    async () => {
      await (await start()).stop();
      const file = path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
      // PostgreSQL overlooks its own ancestors, and this process is one; its parent is not.
      await writeFile(file, `${process.ppid}\n${dataDir}\n1700000000\n1\n\n127.0.0.1\n`);
      const server = await start();
      expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    },
  );

  it.runIf(isRoot)('runs under another account where root gets no user namespace', async () => {
    await chmod(path.dirname(stateDir), 0o711);
    const server = await start({ unshare: '/nonexistent/unshare' });
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(sentences[0]).toMatch(
      /^Running the database as the account (postgres|nobody), because PostgreSQL refuses root; its files are in /u,
    );
    const { uid } = await stat(sentences[0]?.split(' its files are in ')[1] ?? '');
    expect(uid).not.toBe(0);
  });
});
