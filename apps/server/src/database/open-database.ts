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
  /** Whether statements may go by a pool of connections in between, where there is one, as those of requests do. */
  readonly isShared?: boolean;
  /** How long a statement may take once the tables are there; unlimited unless given. */
  readonly limits?: StatementLimits;
}

/** The configured database, or the embedded one. */
export interface OpenedDatabase extends DatabaseConnection {
  /** Where the embedded one's files are; undefined for a database elsewhere. */
  readonly folder: string | undefined;
  /** The same database by connections that stay one's own: what listens, locks or takes long goes by them. */
  readonly direct: Pick<DatabaseConnection, 'pool' | 'connectionString'>;
}

/**
 * Opens the configured database, else the embedded one, with the newest schema unless told otherwise. Closing it ends what was started here.
 *
 * @throws Error with a sentence for people; whatever was started by then has been stopped again.
 */
export async function openDatabase(
  { databaseUrl, databaseDirectUrl, dataDir, childEnvironment }: Environment,
  options: OpenOptions,
): Promise<OpenedDatabase> {
  const embedded: Pick<EmbeddedPostgres, 'connectionString' | 'stop'> & { folder?: string } =
    databaseUrl === undefined
      ? await startEmbeddedPostgres({ ...options, dataDir, environment: childEnvironment })
      : { connectionString: databaseUrl, stop: () => Promise.resolve() };
  const { connectionString, folder } = embedded;
  const { applicationName, limits, isShared = false } = options;
  const directString = databaseDirectUrl ?? connectionString;
  const usualString = isShared ? connectionString : directString;
  const connection = connectDatabase(usualString, applicationName, limits);
  const direct =
    usualString === directString ? connection : connectDatabase(directString, applicationName);
  let closed: Promise<void> | undefined;
  const close = () =>
    (closed ??= runAll([
      connection.close,
      ...(direct === connection ? [] : [direct.close]),
      embedded.stop,
    ]));
  try {
    if (options.leaveTables !== true) await bringUpToDate(directString, applicationName);
    return { ...connection, direct, folder, close };
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
