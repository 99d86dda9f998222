import type { Environment } from '../env.ts';
import { runAll } from '../run-all.ts';
import { connectDatabase, type DatabaseConnection } from './connection.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';

/** What {@link openDatabase} may be told. */
export interface OpenOptions {
  /** Receives sentences for the person who waits. */
  readonly onProgress: (sentence: string) => void;
  /** Whether a running server's own database may be shared with it. */
  readonly isGuest?: boolean;
  /** Whether the tables are left as they are. */
  readonly leaveTables?: boolean;
  /** Name under which the connections stand in the database. */
  readonly applicationName?: string;
}

/**
 * Opens the configured database, else the embedded one, with the newest schema unless told otherwise. Closing it ends what was started here.
 *
 * @throws Error with a sentence for people; whatever was started by then has been stopped again.
 */
export async function openDatabase(
  { databaseUrl, dataDir, childEnvironment }: Environment,
  options: OpenOptions,
): Promise<DatabaseConnection> {
  const embedded =
    databaseUrl === undefined
      ? await startEmbeddedPostgres({ ...options, dataDir, environment: childEnvironment })
      : { connectionString: databaseUrl, stop: () => Promise.resolve() };
  const connection = connectDatabase(embedded.connectionString, options.applicationName);
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= runAll([connection.close, embedded.stop]));
  try {
    if (options.leaveTables !== true) await migrateDatabase(connection.pool);
    return { ...connection, close };
  } catch (error) {
    // Why it did not open matters more than what went wrong while tidying up after it.
    await close().catch(() => undefined);
    throw error;
  }
}
