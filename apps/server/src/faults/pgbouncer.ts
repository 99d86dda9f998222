import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { connectDatabase } from '../database/connection.ts';
import { freePort } from '../database/embedded/free-port.ts';
import { replaced } from './replaced.ts';

const CONFIGURATION = fileURLToPath(
  new URL('../../../../deploy/scale/pgbouncer.ini', import.meta.url),
);
/** The first that knows prepared statements in transaction mode. */
const OLDEST = 121;
/** It is asked for a minute at least. */
const BETWEEN_TRIES_MS = 100;
const MOST_TRIES = 600;

/** A pool of connections in front of a PostgreSQL. */
export interface RunningPool {
  /** The database's address by the pool. */
  readonly connectionString: string;
  /** Ends it at once, with all that goes through it. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** Whether a PgBouncer that servers can stand behind is there to be run. */
export function isPoolInstalled(): boolean {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  const [, major = '0', minor = '0'] = /PgBouncer (\d+)\.(\d+)/u.exec(stdout ?? '') ?? [];
  return Number(major) * 100 + Number(minor) >= OLDEST;
}

/**
 * Starts PgBouncer with the configuration in `deploy`, of which only addresses, the file of passwords and what `change`
 * says are replaced.
 *
 * @throws Error when it does not answer.
 */
export async function startPool(
  folder: string,
  database: string,
  change?: readonly [RegExp, string],
): Promise<RunningPool> {
  const behind = new URL(database);
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const users = path.join(folder, 'userlist.txt');
  await mkdir(folder, { recursive: true });
  // Started by root it works as nobody, who has to get here.
  await chmod(path.dirname(folder), 0o755);
  const name = behind.pathname.slice(1);
  const given = await readFile(CONFIGURATION, 'utf8');
  await writeFile(
    file,
    replaced(given, [
      [
        /^overtone = host=database port=5432 dbname=overtone/mu,
        `${name} = host=${behind.hostname} port=${behind.port} dbname=${name}`,
      ],
      [/listen_addr = .*/u, 'listen_addr = 127.0.0.1'],
      [/listen_port = .*/u, `listen_port = ${port}`],
      [/auth_file = .*/u, `auth_file = ${users}`],
      [/\[pgbouncer\]/u, '[pgbouncer]\nunix_socket_dir ='],
      ...(change === undefined ? [] : [change]),
    ]),
  );
  const word = decodeURIComponent(behind.password);
  await writeFile(users, `"${behind.username}" "${word}"\n`, { mode: 0o644 });

  const own = new URL(database);
  own.hostname = '127.0.0.1';
  own.port = String(port);
  let child: ChildProcess | undefined;
  const kill = async () => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const start = async () => {
    const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    child = spawn('pgbouncer', ['-q', ...asNobody, file], { stdio: 'ignore' });
    const { isReachable, close } = connectDatabase(own.href, 'overtone test');
    try {
      for (let tries = 0; !(await isReachable()); tries += 1) {
        if (child.exitCode !== null) throw new Error('PgBouncer ended before it answered.');
        if (tries === MOST_TRIES) throw new Error('PgBouncer does not answer.');
        await delay(BETWEEN_TRIES_MS);
      }
    } finally {
      await close();
    }
  };
  await start();
  return { connectionString: own.href, kill, start };
}
