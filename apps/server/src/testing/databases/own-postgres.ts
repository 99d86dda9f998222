import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, type DatabaseConnection } from '../../database/connection.ts';
import { startEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../../database/migrate.ts';

/** A real PostgreSQL in a process of its own, for whoever stops, kills or loads it. */
export interface OwnPostgres {
  readonly connectionString: string;
  /** To the database that the connection string names, which has the newest schema. */
  readonly connection: DatabaseConnection;
  /** The folder that it keeps its data in. */
  readonly folder: string;
  /** Closes the connection, ends PostgreSQL and removes its folder. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL in a temporary folder, set as a server sets its own. A test that only needs a database takes one of
 * `makeTestDatabase`, which costs a hundredth.
 */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'overtone-postgres-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    environment: { PATH: process.env['PATH'] ?? '' },
    onProgress: () => undefined,
  }).catch(async (error: unknown) => {
    await removeFolder();
    throw error;
  });
  const { connectionString } = postgres;
  const connection = connectDatabase(connectionString, 'overtone test');
  await migrateDatabase(connection.pool);
  return {
    connectionString,
    connection,
    folder,
    async stop() {
      await connection.close();
      await postgres.stop();
      await removeFolder();
    },
  };
}
