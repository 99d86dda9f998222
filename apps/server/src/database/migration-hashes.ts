import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';

/** Hashes of the migrations that a database has seen, oldest first. */
export async function appliedMigrations(client: ClientBase): Promise<readonly string[]> {
  const { rows: found } = await client.query<{ is_there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  );
  if (found[0]?.is_there !== true) return [];
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash }) => hash);
}

/** Hashes of the migrations in a folder, oldest first. */
export function knownMigrations(migrationsFolder: string): readonly string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}
