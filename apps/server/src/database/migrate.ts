import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Milliseconds } from '@overtone/domain/units';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { monotonicNow } from '../time/clock.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { appliedMigrations, knownMigrations } from './migration-hashes.ts';

/** The committed SQL migrations. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../drizzle', import.meta.url));

const NEWER_DATABASE =
  'The database was made by a newer version of this program, or by another one. Start that version, or restore a backup.';

const IN_USE =
  'The tables could not be changed, because something has held them for minutes. Start again once it has ended; a backup may take a long time.';

/**
 * Longest that a migration waits for a table which others use, who wait behind it meanwhile. Shorter than the second after
 * which PostgreSQL ends one of two that wait for each other, since that could be a request.
 */
const LOCK_MS: Milliseconds = 200;
/** Between two attempts those who waited have their turn. */
const TURN_MS: Milliseconds = 300;
const PATIENCE_MS: Milliseconds = 5 * 60_000;
/** A table was not free in time, or two waited for each other. */
const IN_THE_WAY = new Set(['55P03', '40P01']);

/**
 * Brings the database to the newest schema, while servers of the version before may go on with it: where one of them is in
 * the way, the migration steps back and tries again. Servers that start together on one database take turns; a migration that was
 * interrupted left nothing behind and runs again.
 *
 * @throws Error with a sentence for people when the database has been used by a newer program, or its tables are in use for
 * minutes.
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
    await client.query(`set lock_timeout = ${LOCK_MS}`);
    await migrateInTurn(client, migrationsFolder);
  } finally {
    // Closing the connection, rather than returning it to the pool, lets go of the lock whatever happened.
    client.release(true);
  }
}

async function migrateInTurn(client: PoolClient, migrationsFolder: string): Promise<void> {
  const giveUpAt = monotonicNow() + PATIENCE_MS;
  for (;;) {
    try {
      return await migrate(drizzle(client), { migrationsFolder });
    } catch (error) {
      if (!isInTheWay(error)) throw error;
      if (monotonicNow() > giveUpAt) throw new Error(IN_USE, { cause: error });
      await pause(TURN_MS);
    }
  }
}

function isInTheWay(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof DatabaseError && IN_THE_WAY.has(cause.code ?? '');
}
