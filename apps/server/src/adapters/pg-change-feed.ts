import type { Milliseconds } from '@overtone/domain/units';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { type ChangeFeed, CHANGING_THINGS } from '../ports/change-feed.ts';
import { changeWatchers } from './change-watchers.ts';

const CHANNEL = 'overtone_changes';
const RECONNECT_MS: Milliseconds = 1_000;

/** What {@link startPgChangeFeed} runs on. */
export interface PgChangeFeedOptions {
  readonly pool: Pool;
  /** Gives the connection that listens and stays; `pool` where nothing is between that and the database. */
  readonly listeningPool?: Pool;
  /** Resolves after `ms`, or at once when `signal` is aborted. */
  readonly wait: (ms: Milliseconds, signal: AbortSignal) => Promise<void>;
  readonly log: Logger;
}

/** A feed that listens to the database. */
export interface PgChangeFeed extends ChangeFeed {
  /** Resolves once changes of other processes are heard for the first time. */
  readonly listening: Promise<void>;
  /** Lets go of the connection. Safe to call twice. */
  readonly stop: () => Promise<void>;
}

/**
 * A feed that all server processes on one database share (`LISTEN` and `NOTIFY`). It keeps one connection to
 * itself. When that breaks it connects again, and tells every watcher that anything may have changed meanwhile.
 */
export function startPgChangeFeed({
  pool,
  listeningPool = pool,
  wait,
  log,
}: PgChangeFeedOptions): PgChangeFeed {
  const watchers = changeWatchers();
  const stopping = new AbortController();
  const heard = Promise.withResolvers<void>();

  async function listenOnce(): Promise<void> {
    const client = await listeningPool.connect();
    try {
      const lost = untilLost(client, stopping.signal);
      client.on('notification', ({ payload = '' }) => {
        const [name, userId] = split(payload);
        const thing = CHANGING_THINGS.find((known) => known === name);
        if (thing !== undefined) watchers.tell(userId, thing);
      });
      await client.query(`listen ${CHANNEL}`);
      watchers.tellEverything();
      heard.resolve();
      await lost;
    } finally {
      client.release(true);
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listenOnce().catch((error: unknown) => {
        log.warn({ err: error }, 'changes of other servers are not heard');
      });
      await wait(RECONNECT_MS, stopping.signal);
    }
  }

  const running = run();
  return {
    watch: watchers.watch,
    listening: heard.promise,
    async publish(userId, thing) {
      await pool
        .query('select pg_notify($1, $2)', [CHANNEL, `${thing} ${userId}`])
        .catch((error: unknown) => {
          log.warn({ err: error }, 'a change was not told to other servers');
          watchers.tell(userId, thing);
        });
    },
    stop() {
      stopping.abort();
      return running;
    },
  };
}

/** Resolves when `signal` is aborted, rejects when the connection breaks. */
function untilLost(client: PoolClient, signal: AbortSignal): Promise<void> {
  const lost = new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('The database closed the connection.')));
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });
  // A connection may break before anybody waits for it; the query that runs then fails by itself.
  lost.catch(() => undefined);
  return lost;
}

function split(payload: string): readonly [string, string] {
  const space = payload.indexOf(' ');
  return [payload.slice(0, space), payload.slice(space + 1)];
}
