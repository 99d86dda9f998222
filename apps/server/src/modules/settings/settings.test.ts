import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { settingsStateSchema } from '@overtone/domain/contract/settings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../access/person.ts';
import { VISITOR } from '../../access/person.ts';
import { memoryChangeFeed } from '../../testing/in-memory/memory-change-feed.ts';
import { users } from '../../database/tables/identity.ts';
import { accountSettings } from '../../database/tables/settings.ts';
import { memoryRateLimiter } from '../../testing/in-memory/memory-rate-limiter.ts';
import { makeFolders, TEST_TIME, testApp, type TestFolders } from '../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { addUsers, testMember, testPersonal } from '../../testing/test-personal.ts';

const ADA = testMember('ada');
const BOB = testMember('bob');

let folders: TestFolders;
let test: TestDatabase;

beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(async () => {
  await test.clear();
  await addUsers(test.database, [ADA, BOB]);
});
afterAll(() => Promise.all([folders.remove(), test.close()]));

function appFor(person: Person, more: Partial<Parameters<typeof testPersonal>[0]> = {}) {
  return testApp(folders, {
    database: test.database,
    personOf: () => Promise.resolve(person),
    personal: testPersonal({ database: test.database, now: () => TEST_TIME, ...more }),
  });
}

async function put(groups: unknown, ifMatch: string | undefined, app = appFor(ADA)) {
  return app.request('/api/settings', {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
    },
    body: JSON.stringify({ groups }),
  });
}

const get = (person: Person = ADA, headers: Record<string, string> = {}) =>
  appFor(person).request('/api/settings', { headers });

describe('GET /api/settings', () => {
  it('is empty at revision 0 for somebody who never changed anything', async () => {
    const response = await get();
    expect(await response.json()).toEqual({ revision: 0, groups: {} });
    expect(response.headers.get('etag')).toBe('"0"');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers 304 to whoever has this revision', async () => {
    await put({ look: { visualHue: 10 } }, '"0"');
    expect((await get(ADA, { 'if-none-match': '"1"' })).status).toBe(304);
    expect((await get(ADA, { 'if-none-match': '"0"' })).status).toBe(200);
  });

  it('leaves out what this version does not understand', async () => {
    const groups = { look: { visualHue: 9000 }, sound: { isochronicPitch: 205 }, orchestra: {} };
    await test.database
      .insert(accountSettings)
      .values({ userId: ADA.id, revision: 7, groups: groups as never, updatedAt: TEST_TIME });
    expect(await (await get()).json()).toEqual({
      revision: 7,
      groups: { look: {}, sound: { isochronicPitch: 205 } },
    });
  });

  it('is for people who are signed in', async () => {
    expect((await get(VISITOR)).status).toBe(401);
  });
});

describe('PUT /api/settings', () => {
  it('lays the groups over what is kept, and counts the revision up', async () => {
    await put({ look: { visualHue: 10, globalModulationStrength: 0.4 } }, '"0"');
    const response = await put({ look: { visualHue: 20 }, interface: { theme: 'night' } }, '"1"');
    const state = {
      revision: 2,
      groups: {
        look: { visualHue: 20, globalModulationStrength: 0.4 },
        interface: { theme: 'night' },
      },
    };
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toBe('"2"');
    expect(await response.json()).toEqual(state);
    expect(await (await get()).json()).toEqual(state);
  });

  it('makes no revision of a change that changes nothing', async () => {
    await put({ look: { visualHue: 10 } }, '"0"');
    const response = await put({ look: { visualHue: 10 } }, '"1"');
    expect(await response.json()).toMatchObject({ revision: 1 });
  });

  it('refuses a change of a revision that is gone, and hands over the present one', async () => {
    await put({ look: { visualHue: 10 } }, '"0"');
    const response = await put({ look: { visualHue: 99 } }, '"0"');
    expect(response.status).toBe(412);
    expect(response.headers.get('etag')).toBe('"1"');
    const body = errorBodySchema.parse(await response.json());
    expect(body.code).toBe('settings_stale');
    const present = { revision: 1, groups: { look: { visualHue: 10 } } };
    expect(settingsStateSchema.parse(body.settings)).toEqual(present);
    expect(await (await get()).json()).toEqual(present);
  });

  it('lets exactly one of many changes of one revision through', async () => {
    const app = appFor(ADA);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => put({ look: { visualHue: index + 1 } }, '"0"', app)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(7);
    expect(await (await get()).json()).toMatchObject({ revision: 1 });
  });

  it('asks for If-Match, and for one that names a revision', async () => {
    expect((await put({}, undefined)).status).toBe(428);
    for (const tag of ['*', '1', 'W/"0"']) expect((await put({}, tag)).status).toBe(400);
  });

  it.each([
    { look: { visualHue: 361 } },
    { rhythm: { waveform: 'Wobble' } },
    { rhythm: { frequencyBand1: 'Del\u0000ta' } },
    { rhythm: { frequencyBand2: '\ud800' } },
    { look: 'blue' },
    [],
  ])('refuses %j', async (groups) => {
    const response = await put(groups, '"0"');
    expect(response.status).toBe(400);
    expect(errorBodySchema.parse(await response.json()).code).toBe('invalid_request');
  });

  it('keeps nothing that has another home, and nothing of a version it does not know', async () => {
    const groups = { look: { visualHue: 10, isOn: true, flashGuard: false }, orchestra: { a: 1 } };
    await put(groups, '"0"');
    const [row] = await test.database.select().from(accountSettings);
    expect(row?.groups).toEqual({ look: { visualHue: 10 } });
  });

  it('keeps each person’s own, and forgets them with the account', async () => {
    await put({ look: { visualHue: 10 } }, '"0"');
    expect(await (await get(BOB)).json()).toEqual({ revision: 0, groups: {} });
    await test.database.delete(users).where(eq(users.id, ADA.id));
    expect(await test.database.$count(accountSettings)).toBe(0);
  });

  it('limits how often an account writes', async () => {
    const limiter = memoryRateLimiter({ perMinute: 2, now: () => 0 });
    const app = appFor(ADA, { limiter });
    const statuses: number[] = [];
    for (let index = 0; index < 3; index++) statuses.push((await put({}, '"0"', app)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('tells the person’s other pages of a change, and of nothing else', async () => {
    const feed = memoryChangeFeed();
    const heard: string[] = [];
    feed.watch(ADA.id, (thing) => heard.push(`ada ${thing}`));
    feed.watch(BOB.id, (thing) => heard.push(`bob ${thing}`));
    const app = appFor(ADA, { feed });
    await put({ look: { visualHue: 10 } }, '"0"', app);
    await put({ look: { visualHue: 10 } }, '"1"', app);
    await put({ look: { visualHue: 20 } }, '"0"', app);
    expect(heard).toEqual(['ada settings']);
  });
});
