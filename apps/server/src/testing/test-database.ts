import { PGlite } from '@electric-sql/pglite';
import { getTableName, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from '../database/connection.ts';
import { MIGRATIONS_FOLDER } from '../database/migrate.ts';
import { TABLES } from '../database/tables.ts';

/** A database in memory with the newest schema. */
export interface TestDatabase {
  readonly database: Database;
  /** Empties every table. */
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Makes an empty database. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const client = new PGlite();
  const database = drizzle(client);
  await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
  return {
    database,
    async clear() {
      const names = Object.values(TABLES).map((table) => sql.identifier(getTableName(table)));
      await database.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`);
    },
    close: () => client.close(),
  };
}
