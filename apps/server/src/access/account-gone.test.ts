import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { EXAMPLE_TEST } from '@overtone/domain/experiment/testing/example-test';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { printProgram } from '@overtone/domain/program/text/print-program';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../database/tables/identity.ts';
import { makeTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { says } from '../testing/stand-ins/ai-stand-in.ts';
import { addAccount, GOOD, personAt, startSuggestionBench } from '../testing/suggestion-bench.ts';
import { makeFolders, postJson, testApp, type TestFolders } from '../testing/test-app.ts';
import { testMember } from '../testing/test-personal.ts';

let folders: TestFolders;
let test: TestDatabase;
beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
afterAll(() => Promise.all([folders.remove(), test.close()]));

const KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64');
const PROGRAM = OWN_PROGRAMS.map(({ program }) => printProgram(program))[0];

it.each([
  ['PUT', '/api/settings', { groups: { look: { visualHue: 10 } } }],
  ['PUT', `/api/programs/${randomUUID()}`, { text: PROGRAM }],
  ['PUT', `/api/self-tests/${EXAMPLE_TEST.id}`, { test: EXAMPLE_TEST, seeds: [] }],
  ['DELETE', `/api/self-tests/${randomUUID()}`, {}],
  ['PUT', `/api/self-test-devices/${randomUUID()}`, { publicKey: KEY }],
  ['PUT', '/api/calendar/preferences', { autopilot: false, hostedTitles: false, leadMinutes: 5 }],
  ['POST', '/api/calendars', { kind: 'ics', address: 'https://calendar.example/a.ics' }],
  [
    'POST',
    '/api/usage/sessions',
    {
      id: randomUUID(),
      sittingId: randomUUID(),
      deviceId: 'desk',
      source: 'web',
      globalModulationHz: 10,
      centerModulationHz: 20,
    },
  ],
])('%s %s of an account that has just been deleted is a visitor’s', async (method, path, body) => {
  // Recognised by the time that its rows went.
  const personOf = () => Promise.resolve(testMember('gone'));
  const app = testApp(folders, { database: test.database, personOf });
  const headers = { 'if-match': '"0"' };
  const response = await app.request(path, { ...postJson(body, headers), method });
  expect(errorBodySchema.parse(await response.json())).toMatchObject({ code: 'unauthenticated' });
  expect(response.status).toBe(401);
});

it('a suggestion of an account that is deleted while the model thinks is a visitor’s', async () => {
  const bench = await startSuggestionBench(test.database);
  await addAccount(test.database, 'ada');
  const answer = says(JSON.stringify(GOOD));
  bench.provider.behave((response, request) => {
    void test.database
      .delete(users)
      .where(eq(users.id, 'ada'))
      .then(() => answer(response, request));
  });
  const response = await personAt(bench.app(), 'ada').ask().finally(bench.stop);
  expect(errorBodySchema.parse(await response.json())).toMatchObject({ code: 'unauthenticated' });
  expect(response.status).toBe(401);
});

it('a suggestion of an account that is gone is a visitor’s before any model is asked', async () => {
  const bench = await startSuggestionBench(test.database);
  const response = await personAt(bench.app(), 'gone').ask().finally(bench.stop);
  expect(response.status).toBe(401);
  expect(bench.provider.received).toEqual([]);
});
