import type { Environment } from '../env.ts';
import { runAll } from '../run-all.ts';
import { connectDatabase, type DatabaseConnection, type StatementLimits } from './connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
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
  /** How long a statement may take once the tables are there; unlimited unless given. */
  readonly limits?: StatementLimits;
}

/** The configured database, or the embedded one. */
export interface OpenedDatabase extends DatabaseConnection {
  /** Where the embedded one's files are; undefined for a database elsewhere. */
  readonly folder: string | undefined;
}

/**
 * Opens the configured database, else the embedded one, with the newest schema unless told otherwise. Closing it ends what was started here.
 *
 * @throws Error with a sentence for people; whatever was started by then has been stopped again.
 */
export async function openDatabase(
  { databaseUrl, dataDir, childEnvironment }: Environment,
  options: OpenOptions,
): Promise<OpenedDatabase> {
  const embedded: Pick<EmbeddedPostgres, 'connectionString' | 'stop'> & { folder?: string } =
    databaseUrl === undefined
      ? await startEmbeddedPostgres({ ...options, dataDir, environment: childEnvironment })
      : { connectionString: databaseUrl, stop: () => Promise.resolve() };
  const { connectionString, folder } = embedded;
  const { applicationName, limits } = options;
  const connection = connectDatabase(connectionString, applicationName, limits);
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= runAll([connection.close, embedded.stop]));
  try {
    if (options.leaveTables !== true) await bringUpToDate(connectionString, applicationName);
    return { ...connection, folder, close };
  } catch (error) {
    // Why it did not open matters more than what went wrong while tidying up after it.
    await close().catch(() => undefined);
    throw error;
  }
}

/** On a connection of its own: to change a large table takes as long as it takes. */
async function bringUpToDate(connectionString: string, applicationName?: string): Promise<void> {
  const { pool, close } = connectDatabase(connectionString, applicationName);
  await migrateDatabase(pool).finally(close);
}
