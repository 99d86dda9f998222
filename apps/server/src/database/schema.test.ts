import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from './migrate.ts';
import { downloadRequests, newsletterSubscribers } from './schema.ts';

const client = new PGlite();
const database = drizzle(client);

beforeAll(() => migrate(database, { migrationsFolder: MIGRATIONS_FOLDER }));
afterAll(() => client.close());

async function columnsOf(table: string): Promise<unknown[]> {
  const { rows } = await client.query<{ column_name: string }>(
    'select column_name from information_schema.columns where table_name = $1',
    [table],
  );
  return rows.map(({ column_name }) => column_name).sort();
}

describe('the tables', () => {
  it('have exactly the fields of the specification, and an id', async () => {
    expect(await columnsOf('download_requests')).toEqual(
      ['id', 'email', 'platform', 'userAgent', 'timestamp', 'source', 'emailSent'].sort(),
    );
    expect(await columnsOf('newsletter_subscribers')).toEqual(
      ['id', 'email', 'timestamp', 'source', 'status'].sort(),
    );
  });

  it('fill in the time of the server, and that no mail was sent yet', async () => {
    const [request] = await database
      .insert(downloadRequests)
      .values({ email: 'a@b.example', platform: 'p', userAgent: 'u', source: 's' })
      .returning();
    expect(request).toMatchObject({ emailSent: false, timestamp: expect.any(Date) });

    const [subscriber] = await database
      .insert(newsletterSubscribers)
      .values({ email: 'a@b.example', source: 's', status: 'active' })
      .returning();
    expect(subscriber).toMatchObject({ status: 'active', timestamp: expect.any(Date) });
  });
});
