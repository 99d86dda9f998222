import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';

/** What stores work with; every PostgreSQL driver satisfies it. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open pool of connections. */
export interface DatabaseConnection {
  readonly database: Database;
  readonly pool: Pool;
  /** Resolves to false when the database does not answer a trivial question. */
  readonly isReachable: () => Promise<boolean>;
  /** Waits for running statements and closes the pool. */
  readonly close: () => Promise<void>;
}

/** Name under which the connections of a server stand in `pg_stat_activity`. */
export const APPLICATION_NAME = 'overtone';

/** Opens a pool on a PostgreSQL. Nothing is connected before the first statement. */
export function connectDatabase(
  connectionString: string,
  applicationName = APPLICATION_NAME,
): DatabaseConnection {
  const pool = new Pool({
    connectionString,
    connectionTimeoutMillis: 5_000,
    application_name: applicationName,
  });
  // A connection that breaks is replaced by the pool; whoever needs the database sees its own error. Without a listener,
  // one that breaks between two statements of a transaction would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return {
    database: drizzle(pool),
    pool,
    isReachable: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}
