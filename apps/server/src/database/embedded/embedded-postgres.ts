import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { locateBinaries } from './binaries.ts';
import {
  CLUSTER_ROLE,
  clusterExists,
  clusterPassword,
  clusterPath,
  createCluster,
  removeLeftovers,
} from './cluster.ts';
import { type CommandContext, runCommand } from './command.ts';
import { freePort } from './free-port.ts';
import { chooseIdentity } from './identity.ts';
import { claimOwnership, type Ownership } from './ownership.ts';
import { preparePlace } from './place.ts';
import { assertSameMajor } from './same-major.ts';
import { readPostmaster, disownPostmasterFile } from './postmaster-file.ts';

/** A PostgreSQL that this process owns and starts again, at the same address, when it ends unasked. */
export interface EmbeddedPostgres {
  readonly connectionString: string;
  /** Where its files are. */
  readonly folder: string;
  /** Ends PostgreSQL: running statements are cancelled, acknowledged work is on disk. Safe to call twice. */
  readonly stop: () => Promise<void>;
}

/** What {@link startEmbeddedPostgres} needs to know. */
export interface EmbeddedPostgresOptions {
  /** The server's data folder; the database lies in its folder `postgres`. */
  readonly dataDir: string;
  /** Environment of PostgreSQL's own processes. */
  readonly environment: Readonly<Record<string, string>>;
  /** Receives sentences for the person who waits. */
  readonly onProgress: (sentence: string) => void;
  /** Whether a database that a running server owns is shared with it, for a short visit, rather than refused. */
  readonly isGuest?: boolean;
  /** Replaces the `unshare` program, for systems that keep it elsewhere. */
  readonly unshare?: string;
  /** Folder for lasting state where another account has to own the database. */
  readonly stateDir?: string;
}

const START_ATTEMPTS = 40;
const RETRY_PAUSE_MS = 250;
const RECLAIM_PAUSE_MS = 1_000;

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  // A socket's path may not be longer than about 100 characters, which a data folder's may.
  'unix_socket_directories=',
  'io_method=sync',
  'log_checkpoints=off',
];

/**
 * Starts the PostgreSQL of a data folder, creating it at the first start, or takes over one that a killed server left
 * running. It listens on the loopback address only, on a free port, behind a random password.
 *
 * @throws Error with a sentence for people when another server uses the folder or PostgreSQL does not start.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { environment, onProgress, isGuest = false } = options;
  const installed = await locateBinaries();
  const identity = await chooseIdentity({ ...options, uid: process.geteuid?.() });
  const { folder, binaries } = await preparePlace({ ...options, binaries: installed, identity });
  const context: CommandContext = { identity, environment, folder };

  if (!clusterExists(folder)) {
    onProgress('Preparing the database (first start)…');
    await createCluster(context, binaries.initdb);
  }
  const { pgCtl, major } = binaries;
  await assertSameMajor(clusterPath(folder), major);
  const connectionString = await ensureRunning(context, pgCtl);
  const ownership = await claimOwnership(connectionString, isGuest ? 1 : undefined);
  if (ownership === undefined) {
    if (isGuest) return { connectionString, folder, stop: () => Promise.resolve() };
    throw new Error(
      `Another server is using the data folder ${options.dataDir}. Stop it first, or give this one its own DATA_DIR.`,
    );
  }
  await removeLeftovers(folder);
  const claim = keepClaimed(ownership, async () => {
    onProgress('The database ended unexpectedly; starting it again…');
    return claimOwnership(
      await ensureRunning(context, pgCtl, Number(new URL(connectionString).port)),
    );
  });
  return { connectionString, folder, stop: stopOnce(context, pgCtl, claim) };
}

/** A claim that is taken again whenever it is lost. */
interface KeptClaim {
  /** From now on, a claim that is lost stays lost. Resolves once none is being taken again. */
  readonly letGo: () => Promise<void>;
  /** Ends the claim. */
  readonly end: () => Promise<void>;
}

/** Claims again, by `reclaim`, whenever the claim was lost before it was let go. */
function keepClaimed(first: Ownership, reclaim: () => Promise<Ownership | undefined>): KeptClaim {
  const lettingGo = new AbortController();
  const { signal } = lettingGo;
  const isLetGo = once(signal, 'abort');
  let current: Ownership | undefined = first;
  const watch = async (): Promise<void> => {
    for (;;) {
      await Promise.race([current?.gone, isLetGo]);
      if (signal.aborted) return;
      current = await reclaim().catch(() => undefined);
      if (current === undefined) {
        await delay(RECLAIM_PAUSE_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  };
  const watching = watch();
  return {
    letGo() {
      lettingGo.abort();
      return watching;
    },
    end: async () => current?.end(),
  };
}

/** Adopts a PostgreSQL that answers, else starts one; a crashed predecessor may need a moment to let go. */
async function ensureRunning(
  context: CommandContext,
  pgCtl: string,
  givenPort?: number,
): Promise<string> {
  const { folder } = context;
  const cluster = clusterPath(folder);
  const password = await clusterPassword(folder);
  const log = path.join(folder, 'log');
  let lastError: unknown;
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    if (attempt > 0) await delay(RETRY_PAUSE_MS);
    const running = await readPostmaster(cluster);
    if (running !== undefined) {
      const connectionString = connectionStringFor(password, running.port);
      if (await answers(connectionString)) return connectionString;
      await disownPostmasterFile(cluster);
    }
    const port = givenPort ?? (await freePort());
    const words = [...SETTINGS, `port=${port}`].map((setting) => `-c ${setting}`).join(' ');
    try {
      await runCommand(context, pgCtl, ['start', '-w', '-D', cluster, '-l', log, '-o', words]);
      return connectionStringFor(password, port);
    } catch (error) {
      lastError = error;
    }
  }
  throw new Error(`PostgreSQL did not start. Its last words: ${await lastWords(log)}`, {
    cause: lastError,
  });
}

function connectionStringFor(password: string, port: number): string {
  return `postgres://${CLUSTER_ROLE}:${password}@127.0.0.1:${port}/postgres`;
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function stopOnce(context: CommandContext, pgCtl: string, claim: KeptClaim): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  const cluster = clusterPath(context.folder);
  const stop = async () => {
    // What is being started again has to be there before it can be ended.
    await claim.letGo();
    try {
      // "fast" is PostgreSQL's SIGINT shutdown. The claim goes last, so that nobody adopts what is about to end.
      await runCommand(context, pgCtl, ['stop', '-w', '-m', 'fast', '-D', cluster]);
    } catch (error) {
      const isGoneAlready = (await readPostmaster(cluster)) === undefined;
      if (!isGoneAlready) throw error;
    } finally {
      await claim.end();
    }
  };
  return () => (stopped ??= stop());
}

async function lastWords(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-3).join(' | ') || '(none)';
}
