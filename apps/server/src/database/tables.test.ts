import { DOWNLOAD_REQUEST_SOURCE } from '@overtone/domain/contact/download-request';
import { NEWSLETTER_SOURCE } from '@overtone/domain/contact/newsletter-subscriber';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { downloadRequests, newsletterSubscribers } from './tables/contact.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
});
afterAll(() => test.close());

async function columnsOf(table: string): Promise<unknown[]> {
  const { rows } = await test.pool.query<{ column_name: string }>(
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

  it('keep nothing about who a visitor is', async () => {
    expect(await columnsOf('analytics_events')).toEqual(
      [
        'id',
        'event',
        'page_name',
        'user_id',
        'time_spent_seconds',
        'platform',
        'location',
        'timestamp',
        'received_at',
      ].sort(),
    );
    expect(await columnsOf('web_vitals')).toEqual(
      ['id', 'page_name', 'metric', 'value', 'received_at'].sort(),
    );
  });

  it('fill in the time of the server, and that no mail was sent yet', async () => {
    const [request] = await test.database
      .insert(downloadRequests)
      .values({
        email: 'a@b.example',
        platform: 'p',
        userAgent: 'u',
        source: DOWNLOAD_REQUEST_SOURCE,
      })
      .returning();
    expect(request).toMatchObject({ emailSent: false, timestamp: expect.any(Date) });

    const [subscriber] = await test.database
      .insert(newsletterSubscribers)
      .values({ email: 'a@b.example', source: NEWSLETTER_SOURCE, status: 'active' })
      .returning();
    expect(subscriber).toMatchObject({ status: 'active', timestamp: expect.any(Date) });
  });

  it('find the rows that belong to one of another table by an index, when that one goes', async () => {
    const { rows } = await test.pool.query<{ key: string }>(KEYS_WITHOUT_INDEX);
    expect(rows.map(({ key }) => key)).toEqual([]);
  });
});

/** Keys to other tables that no index begins with; one that leaves out nulls alone is as good. */
const KEYS_WITHOUT_INDEX = `
  select conrelid::regclass || ': ' || conname as key from pg_constraint
  where contype = 'f' and not exists (
    select from pg_index
    where indrelid = conrelid
      and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
      and (indpred is null or pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))
  order by 1`;
