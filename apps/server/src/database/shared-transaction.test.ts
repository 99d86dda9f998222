import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { sharedTransactions } from './shared-transaction.ts';
import { newsletterSubscribers } from './tables/contact.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
});
beforeEach(() => test.clear());
afterAll(() => test.close());

const row = (email: string) => ({ email, source: 'footer_newsletter', status: 'active' }) as const;

describe('shared transactions', () => {
  it('keep all or nothing of what is done deep inside', async () => {
    const { database, together } = sharedTransactions(test.database);
    const somewhereElse = (email: string) =>
      database.insert(newsletterSubscribers).values(row(email));
    const work = together(async () => {
      await somewhereElse('a@b.example');
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await database.$count(newsletterSubscribers)).toBe(0);

    await together(async () => {
      await somewhereElse('a@b.example');
      await database.transaction(() => somewhereElse('c@d.example'));
    });
    expect(await database.$count(newsletterSubscribers)).toBe(2);
  });

  it('undo only the inner one when it fails alone', async () => {
    const { database, together } = sharedTransactions(test.database);
    await together(async () => {
      await database.insert(newsletterSubscribers).values(row('a@b.example'));
      await database
        .transaction(() => database.insert(newsletterSubscribers).values(row('a@b.example')))
        .catch(() => undefined);
    });
    expect(await database.$count(newsletterSubscribers)).toBe(1);
  });

  it('do nothing special outside of one', async () => {
    const { database } = sharedTransactions(test.database);
    await database.insert(newsletterSubscribers).values(row('a@b.example'));
    expect(await database.select().from(newsletterSubscribers)).toHaveLength(1);
  });
});
