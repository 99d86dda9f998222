import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_ROUTES } from '../../testing/declared-endpoints.ts';
import { makeFolders, testApp, type TestFolders } from '../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { addUsers, testMember } from '../../testing/test-personal.ts';

let folders: TestFolders;
let test: TestDatabase;
beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
  await addUsers(test.database, [testMember('ada')]);
});
afterAll(() => Promise.all([folders.remove(), test.close()]));

describe('what the API answers', () => {
  it('is kept in no cache, whoever asks and whatever comes of it', async () => {
    const app = testApp(folders, {
      database: test.database,
      personOf: () => Promise.resolve(testMember('ada', 'admin')),
    });
    const paths = Object.keys(API_ROUTES).map((route) => route.split(' '));
    for (const [method = '', path = ''] of [...paths, ['GET', '/api/nothing']]) {
      const response = await app.request(path.replace(':name', 'subscribers'), {
        method,
        headers: { origin: 'http://localhost' },
      });
      await response.body?.cancel();
      const stored = response.headers.get('cache-control');
      expect([method, path, stored]).toEqual([method, path, 'no-store']);
    }
  });
});
