import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from '../database/connection.ts';
import { MIGRATIONS_FOLDER } from '../database/migrate.ts';
import * as schema from '../database/schema.ts';

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
  const database = drizzle(client, { schema });
  await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
  return {
    database,
    async clear() {
      await database.delete(schema.mails);
      await database.delete(schema.downloadRequests);
      await database.delete(schema.newsletterSubscribers);
      await database.delete(schema.analyticsEvents);
      await database.delete(schema.webVitals);
    },
    close: () => client.close(),
  };
}
