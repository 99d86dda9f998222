import type { AnalyticsEvent } from '@overtone/domain/analytics/events';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memoryRateLimiter } from '../../testing/in-memory/memory-rate-limiter.ts';
import { analyticsEvents, webVitals } from '../../database/tables/analytics.ts';
import { users } from '../../database/tables/identity.ts';
import { makeFolders, TEST_TIME, testApp, type TestFolders } from '../../testing/test-app.ts';
import { waitingForLocks } from '../../testing/databases/waiting-for-locks.ts';
import { addUsers, testMember } from '../../testing/test-personal.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const VISITOR_TIME = '2026-03-02T08:59:59.500Z';
const VIEW: AnalyticsEvent = {
  event: 'page_view',
  fields: { page_name: 'Home page V2', user_id: 'visit-1', timestamp: VISITOR_TIME },
};
const VITALS = { page_name: 'Home page V2', LCP: 812.5, INP: 24, CLS: 0.01, TTFB: 31 };

let folders: TestFolders;
let test: TestDatabase;

beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(() => test.clear());
afterAll(() => Promise.all([folders.remove(), test.close()]));

function beacon(
  route: string,
  body: unknown,
  headers: Record<string, string> = {},
  app = testApp(folders, { database: test.database }),
) {
  return app.request(route, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': BROWSER, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const events = () => test.database.select().from(analyticsEvents);
const vitals = () => test.database.select().from(webVitals);

const EMPTY = {
  id: expect.any(String),
  pageName: null,
  userId: null,
  timeSpentSeconds: null,
  platform: null,
  location: null,
  timestamp: new Date(VISITOR_TIME),
  receivedAt: TEST_TIME,
};

describe('POST /api/events', () => {
  it('takes the person from the sign-in alone, whoever the page says it was', async () => {
    const app = testApp(folders, {
      database: test.database,
      personOf: () => Promise.resolve(testMember('ada')),
    });
    await addUsers(test.database, [testMember('ada')]);
    const click = { platform: 'mac', location: 'footer', timestamp: VISITOR_TIME };
    for (const event of [
      { ...VIEW, fields: { ...VIEW.fields, user_id: 'ben' } },
      { event: 'download_click', fields: { ...click, userId: null } },
    ]) {
      expect((await beacon('/api/events', event, {}, app)).status).toBe(204);
    }
    expect((await events()).map(({ userId }) => userId)).toEqual(['ada', 'ada']);
  });

  it('names nobody whose account has gone since they were recognised', async () => {
    const app = testApp(folders, {
      database: test.database,
      personOf: () => Promise.resolve(testMember('gone')),
    });
    expect((await beacon('/api/events', VIEW, {}, app)).status).toBe(204);
    expect((await events()).map(({ userId }) => userId)).toEqual([null]);
  });

  it('waits for a deletion of the account that is under way', async () => {
    const app = testApp(folders, {
      database: test.database,
      personOf: () => Promise.resolve(testMember('ada')),
    });
    await addUsers(test.database, [testMember('ada')]);
    const { reporting } = await test.database.transaction(async (transaction) => {
      await transaction.delete(users);
      const begun = beacon('/api/events', VIEW, {}, app);
      await expect.poll(() => waitingForLocks(test)).toBe(1);
      return { reporting: begun };
    });
    expect((await reporting).status).toBe(204);
    expect((await events()).map(({ userId }) => userId)).toEqual([null]);
  });

  it.each<[AnalyticsEvent, object]>([
    [VIEW, { event: 'page_view', pageName: 'Home page V2' }],
    [
      { event: 'page_exit', fields: { ...VIEW.fields, time_spent_seconds: 12.5 } },
      { event: 'page_exit', pageName: 'Home page V2', timeSpentSeconds: 12.5 },
    ],
    [
      {
        event: 'download_click',
        fields: { platform: 'mac', location: 'footer', userId: null, timestamp: VISITOR_TIME },
      },
      { event: 'download_click', platform: 'mac', location: 'footer' },
    ],
  ])('keeps %j, and nothing else', async (event, kept) => {
    const response = await beacon('/api/events', event);
    expect(response.status).toBe(204);
    expect(await events()).toEqual([{ ...EMPTY, ...kept }]);
  });

  it('takes JSON that is called JSON, too', async () => {
    const response = await beacon('/api/events', VIEW, { 'content-type': 'application/json' });
    expect(response.status).toBe(204);
    expect(await events()).toHaveLength(1);
  });

  it.each([
    ['a bot', { 'user-agent': 'Googlebot/2.1' }],
    ['Do Not Track', { dnt: '1' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
  ])('answers %s as anyone, and keeps nothing', async (_, headers) => {
    for (const [route, body] of [
      ['/api/events', VIEW],
      ['/api/vitals', VITALS],
    ] as const) {
      expect((await beacon(route, body, headers)).status).toBe(204);
    }
    expect([await events(), await vitals()]).toEqual([[], []]);
  });

  it('drops a flood without a word', async () => {
    const limited = testApp(folders, {
      database: test.database,
      beaconLimiter: memoryRateLimiter({ perMinute: 3, now: () => 0 }),
    });
    for (let index = 0; index < 10; index++) {
      expect((await beacon('/api/events', VIEW, {}, limited)).status).toBe(204);
    }
    expect(await events()).toHaveLength(3);
  });

  it.each([
    ['not JSON', 'hello', 'invalid_json'],
    ['another event', { ...VIEW, event: 'key_press' }, 'invalid_request'],
    ['a field too many', { ...VIEW, email: 'ada@example.com' }, 'invalid_request'],
    [
      'a character that no database keeps',
      { ...VIEW, fields: { ...VIEW.fields, page_name: 'a\u0000' } },
      'invalid_request',
    ],
  ])('refuses %s in the one error shape', async (_, body, code) => {
    const response = await beacon('/api/events', body);
    expect(response.status).toBe(400);
    expect(errorBodySchema.parse(await response.json()).code).toBe(code);
    expect(await events()).toEqual([]);
  });

  it('refuses a form', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await beacon('/api/events', VIEW, type)).status).toBe(415);
  });
});

describe('POST /api/vitals', () => {
  it('keeps each measurement with its page and nothing about the visitor', async () => {
    expect((await beacon('/api/vitals', VITALS)).status).toBe(204);
    const common = { id: expect.any(String), pageName: 'Home page V2', receivedAt: TEST_TIME };
    expect(await vitals()).toEqual([
      { ...common, metric: 'LCP', value: 812.5 },
      { ...common, metric: 'INP', value: 24 },
      { ...common, metric: 'CLS', value: 0.01 },
      { ...common, metric: 'TTFB', value: 31 },
    ]);
  });

  it('keeps only what was measured', async () => {
    await beacon('/api/vitals', { page_name: 'Demo', CLS: 0 });
    expect(await vitals()).toMatchObject([{ metric: 'CLS', value: 0 }]);
  });

  it.each([{ page_name: 'Demo' }, { ...VITALS, LCP: -1 }, { ...VITALS, userAgent: 'x' }])(
    'refuses %j',
    async (body) => {
      expect((await beacon('/api/vitals', body)).status).toBe(400);
    },
  );
});
