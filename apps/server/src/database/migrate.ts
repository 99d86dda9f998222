import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { appliedMigrations, knownMigrations } from './migration-hashes.ts';

/** The committed SQL migrations. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../drizzle', import.meta.url));

const NEWER_DATABASE =
  'The database was made by a newer version of this program, or by another one. Start that version, or restore a backup.';

/**
 * Brings the database to the newest schema. Servers that start together on one database take turns; a migration that was
 * interrupted left nothing behind and runs again.
 *
 * @throws Error with a sentence for people when the database has been used by a newer program.
 */
export async function migrateDatabase(
  pool: Pool,
  migrationsFolder = MIGRATIONS_FOLDER,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1, $2)', [...ADVISORY_LOCKS.migrations]);
    const known = new Set(knownMigrations(migrationsFolder));
    const applied = await appliedMigrations(client);
    if (applied.some((hash) => !known.has(hash))) throw new Error(NEWER_DATABASE);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the connection, rather than returning it to the pool, lets go of the lock whatever happened.
    client.release(true);
  }
}
