import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TASK } from '../../testing/suggestion-bench.ts';
import { postJson, testApp, makeFolders, type TestFolders } from '../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { personalizationCounts } from '../../database/tables/suggestions.ts';

let folders: TestFolders;
let db: TestDatabase;

beforeAll(async () => {
  [folders, db] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(() => db.clear());
afterAll(() => Promise.all([folders.remove(), db.close()]));

it('a recommendation is made without the model, and counts as nothing', async () => {
  const app = testApp(folders, { database: db.database });
  const before = await (await app.request('/api/quota')).json();
  const answer = await app.request('/api/recommendation', postJson({ userQuery: TASK }));
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await answer.json()).toMatchObject({ source: 'offline', state: 'analytical' });
  expect(await (await app.request('/api/quota')).json()).toEqual(before);
  expect(await db.database.$count(personalizationCounts)).toBe(0);
});

it('a recommendation for nothing is refused in words', async () => {
  const answer = await testApp(folders).request(
    '/api/recommendation',
    postJson({ userQuery: ' ' }),
  );
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'query_required' });
});

it.each([
  ['alone', 'I want to kill myself'],
  [
    'between characters that stand for many',
    `${'\uFDFA'.repeat(240)} I want to kill\uFDFAmyself ${'\uFDFA'.repeat(230)}`,
  ],
])('somebody who does not want to live gets words, and no rhythm: %s', async (_, userQuery) => {
  const answer = await testApp(folders).request('/api/recommendation', postJson({ userQuery }));
  const body = await answer.json();
  expect(body).toMatchObject({ source: 'help' });
  expect(body).not.toHaveProperty('centerModulationHz');
});
