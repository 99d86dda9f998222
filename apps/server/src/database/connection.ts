import type { Milliseconds } from '@overtone/domain/units';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { within } from '../time/within.ts';
import { POOL_CONNECTIONS } from './connection-shares.ts';

/** What stores work with; every PostgreSQL driver satisfies it. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open pool of connections. */
export interface DatabaseConnection {
  readonly database: Database;
  readonly pool: Pool;
  readonly connectionString: string;
  /** Resolves to false when the database does not answer a trivial question within two seconds. */
  readonly isReachable: () => Promise<boolean>;
  /** Waits for running statements and closes the pool. */
  readonly close: () => Promise<void>;
}

/** Name under which the connections of a server stand in `pg_stat_activity`. */
export const APPLICATION_NAME = 'overtone';

/** Longest that a statement may take. */
export interface StatementLimits {
  /** After this long the database itself gives it up. */
  readonly statementMs: Milliseconds;
  /** After this long nobody waits for the answer of a database that may be gone; longer than `statementMs`. */
  readonly answerMs: Milliseconds;
}

/** What a request may cost the database: far more than any needs, and less than a proxy waits. */
export const REQUEST_LIMITS: StatementLimits = { statementMs: 20_000, answerMs: 25_000 };

const CONNECT_MS: Milliseconds = 5_000;
const REACHABLE_MS: Milliseconds = 2_000;
/** A connection over which nothing has come for this long is tried, so that one into nowhere is found out. */
const KEEP_ALIVE_AFTER_MS: Milliseconds = 10_000;

/**
 * Opens a pool on a PostgreSQL, without limits to its statements unless some are given. Nothing is connected before the
 * first statement.
 */
export function connectDatabase(
  connectionString: string,
  applicationName = APPLICATION_NAME,
  limits?: StatementLimits,
): DatabaseConnection {
  const pool = new Pool({
    connectionString,
    max: POOL_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: applicationName,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...(limits && {
      query_timeout: limits.answerMs,
      // Pools of connections in between refuse this as a word of the connection's start.
      onConnect: (client) => client.query(`set statement_timeout = ${limits.statementMs}`),
    }),
  });
  // A connection that breaks is replaced by the pool; whoever needs the database sees its own error. Without a listener,
  // one that breaks between two statements of a transaction would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return {
    database: drizzle(pool),
    pool,
    connectionString,
    isReachable: sharedWhileUnderWay(() => answers(pool)),
    close: () => pool.end(),
  };
}

async function answers(pool: Pool): Promise<boolean> {
  const question = { text: 'select 1', query_timeout: REACHABLE_MS };
  const asked = pool.query(question).then(
    () => true,
    () => false,
  );
  // Until there is a connection to ask on, the pool has a limit of its own.
  return (await within(REACHABLE_MS, asked)) ?? false;
}

/** Whoever asks while the answer is on its way gets that one. */
function sharedWhileUnderWay<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined;
  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
