import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimKey, forgetKey } from './key-claim.ts';
import { makeTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await makeTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.clear());

const ONE = 'one key of at least 32 characters';
const OTHER = 'another key of at least 32 characters';

describe('the secret key of an installation', () => {
  it('is settled by the first server, and the same for every other', async () => {
    await claimKey(db.database, ONE);
    await claimKey(db.database, ONE);
    await expect(claimKey(db.database, OTHER)).rejects.toThrow('Set SECRET_KEY to that key');
  });

  it('is settled once, however many start together', async () => {
    const claims = await Promise.allSettled(
      [ONE, OTHER, ONE, OTHER].map((key) => claimKey(db.database, key)),
    );
    expect(claims.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
  });

  it('can be settled anew once it was forgotten', async () => {
    await claimKey(db.database, ONE);
    await forgetKey(db.database);
    await claimKey(db.database, OTHER);
    await expect(claimKey(db.database, ONE)).rejects.toThrow('Another secret key');
  });
});
