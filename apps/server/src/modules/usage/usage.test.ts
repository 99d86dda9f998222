import { errorBodySchema } from '@overtone/domain/contract/error-body';
import {
  insightsSchema,
  type UsageReportBody,
  usageReplySchema,
  usageSummarySchema,
} from '@overtone/domain/contract/usage';
import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { usedInTest } from '@overtone/domain/experiment/kept/use-in-test';
import { abandoned, EXAMPLE_TEST } from '@overtone/domain/experiment/testing/example-test';
import type { SubscriptionState } from '@overtone/domain/offers/entitlements';
import { eq } from 'drizzle-orm';
import { MOST_INTERVALS_A_DAY } from '@overtone/domain/usage/usage-rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, VISITOR } from '../../access/person.ts';
import { memoryChangeFeed } from '../../testing/in-memory/memory-change-feed.ts';
import { users } from '../../database/tables/identity.ts';
import { selfTests } from '../../database/tables/self-tests.ts';
import { usageSessions } from '../../database/tables/usage.ts';
import { memoryRateLimiter } from '../../testing/in-memory/memory-rate-limiter.ts';
import { makeFolders, postJson, testApp, type TestFolders } from '../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { addUsers, testMember, testPersonal } from '../../testing/test-personal.ts';

const ADA = testMember('ada');
const BOB = testMember('bob');
/** Ten in the morning of a Monday in Prague. */
const MORNING = Date.parse('2026-03-02T09:00:00Z');

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

const idOf = (index: number) => `0b0f5d0e-6f0c-4b5e-9a56-${String(index).padStart(12, '0')}`;

function reportOf(index: number, more: Partial<UsageReportBody> = {}): UsageReportBody {
  return {
    id: idOf(index),
    sittingId: idOf(900 + index),
    deviceId: 'laptop',
    source: 'web',
    globalModulationHz: 3,
    centerModulationHz: 40,
    ...more,
  };
}

interface Options {
  readonly person?: Person;
  readonly dailyLimit?: boolean;
  readonly subscription?: SubscriptionState;
  readonly perMinute?: number;
}

/** One person's browser in front of the real application, at a time that the test moves. */
function setUp({
  person = ADA,
  dailyLimit = false,
  subscription = 'none',
  perMinute,
}: Options = {}) {
  let time = MORNING;
  const feed = memoryChangeFeed();
  const heard: string[] = [];
  feed.watch(ADA.id, (thing) => heard.push(thing));
  const app = testApp(folders, {
    personOf: () => Promise.resolve(person),
    personal: testPersonal({
      database: test.database,
      now: () => new Date(time),
      feed,
      dailyLimit,
      subscriptionOf: () => Promise.resolve(subscription),
      ...(perMinute && { limiter: memoryRateLimiter({ perMinute, now: () => 0 }) }),
    }),
  });
  const post = async (path: string, body: unknown = {}) =>
    app.request(`/api/usage/sessions${path}`, postJson(body));
  const reply = async (response: Response | Promise<Response>) =>
    usageReplySchema.parse(await (await response).json());
  return {
    app,
    heard,
    post,
    reply,
    report: (body: UsageReportBody) => post('', body),
    beat: (index: number) => post(`/${idOf(index)}/beat`),
    end: (index: number, body: unknown = {}) => post(`/${idOf(index)}/end`, body),
    passSeconds: (seconds: number) => void (time += seconds * 1000),
    summary: async () => usageSummarySchema.parse(await (await app.request('/api/usage')).json()),
    insights: async (days: number) =>
      insightsSchema.parse(await (await app.request(`/api/usage/insights?days=${days}`)).json()),
  };
}

type Browser = ReturnType<typeof setUp>;

async function run(browser: Browser, index: number, seconds: number): Promise<void> {
  await browser.report(reportOf(index));
  for (let ran = 0; ran < seconds; ran += 30) {
    browser.passSeconds(Math.min(30, seconds - ran));
    await browser.beat(index);
  }
}

const codeOf = async (response: Response) => errorBodySchema.parse(await response.json()).code;
const rows = () => test.database.select().from(usageSessions).orderBy(usageSessions.startedAt);

describe('recording', () => {
  it('keeps a session with its pair, its bands and the server’s time', async () => {
    const browser = setUp();
    expect(await browser.reply(browser.report(reportOf(1, { ratingBefore: 2 })))).toEqual({
      isRunning: true,
      secondsLeftToday: null,
    });
    browser.passSeconds(30);
    await browser.beat(1);
    browser.passSeconds(12);
    expect(await browser.reply(browser.end(1, { ratingAfter: 4 }))).toMatchObject({
      isRunning: false,
    });
    const end = new Date(MORNING + 42_000);
    expect(await rows()).toEqual([
      {
        id: idOf(1),
        userId: ADA.id,
        sittingId: idOf(901),
        deviceId: 'laptop',
        startedAt: new Date(MORNING),
        lastSeenAt: end,
        endedAt: end,
        primaryBand: 'Gamma',
        supportingBand: 'Delta',
        globalHz: 3,
        centerHz: 40,
        source: 'web',
        ratingBefore: 2,
        ratingAfter: 4,
      },
    ]);
    expect(browser.heard).toEqual(['usage']);
  });

  it('names no band for a rhythm that is off', async () => {
    await setUp().report(reportOf(1, { globalModulationHz: null, centerModulationHz: 0 }));
    expect(await rows()).toMatchObject([{ primaryBand: null, supportingBand: null }]);
  });

  it('counts a session that was never ended up to its last beat', async () => {
    const browser = setUp();
    await run(browser, 1, 300);
    browser.passSeconds(3600);
    expect(await browser.summary()).toMatchObject({ minutesToday: 5, totalMinutes: 5 });
  });

  it('closes after a silence of more than 90 seconds, so that sleep is not counted', async () => {
    const browser = setUp();
    await run(browser, 1, 60);
    browser.passSeconds(90);
    expect(await browser.reply(browser.beat(1))).toMatchObject({ isRunning: true });
    browser.passSeconds(91);
    expect(await browser.reply(browser.beat(1))).toMatchObject({ isRunning: false });
    browser.passSeconds(10);
    expect(await browser.reply(browser.beat(1))).toMatchObject({ isRunning: false });
    expect(await browser.summary()).toMatchObject({ totalMinutes: 2.5 });
  });

  it('does not count the silence before an end either', async () => {
    const browser = setUp();
    await run(browser, 1, 60);
    browser.passSeconds(7200);
    await browser.end(1);
    expect(await browser.summary()).toMatchObject({ totalMinutes: 1 });
  });

  it('counts once what arrives twice', async () => {
    const browser = setUp();
    await browser.report(reportOf(1));
    browser.passSeconds(60);
    await browser.report(reportOf(1, { startedSecondsAgo: 60 }));
    await Promise.all([browser.beat(1), browser.beat(1), browser.end(1)]);
    await browser.end(1);
    await browser.report(reportOf(1, { startedSecondsAgo: 60, isEnded: true }));
    expect(await browser.summary()).toMatchObject({ totalMinutes: 1 });
    expect(await rows()).toHaveLength(1);
  });

  it('takes two first reports of one session at the same moment', async () => {
    const browser = setUp();
    const answers = await Promise.all([1, 1, 1].map((index) => browser.report(reportOf(index))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rows()).toHaveLength(1);
  });

  it('takes what was played without a network, by its age', async () => {
    const browser = setUp();
    await browser.report(
      reportOf(1, { startedSecondsAgo: 7200, seenSecondsAgo: 3600, isEnded: true }),
    );
    expect(await rows()).toMatchObject([
      {
        startedAt: new Date(MORNING - 7_200_000),
        lastSeenAt: new Date(MORNING - 3_600_000),
        endedAt: new Date(MORNING - 3_600_000),
      },
    ]);
  });

  it('joins to a session what went on without a network', async () => {
    const browser = setUp();
    await run(browser, 1, 60);
    browser.passSeconds(600);
    const late = reportOf(1, { startedSecondsAgo: 660 });
    expect(await browser.reply(browser.report(late))).toMatchObject({ isRunning: true });
    expect(await browser.summary()).toMatchObject({ totalMinutes: 11 });
  });

  it('opens a session again that a late beat had closed', async () => {
    const browser = setUp();
    await run(browser, 1, 60);
    browser.passSeconds(600);
    expect(await browser.reply(browser.beat(1))).toMatchObject({ isRunning: false });
    const late = reportOf(1, { startedSecondsAgo: 660 });
    expect(await browser.reply(browser.report(late))).toMatchObject({ isRunning: true });
    expect(await rows()).toMatchObject([{ endedAt: null }]);
  });

  it('does not join two days with one id', async () => {
    const browser = setUp();
    await run(browser, 1, 60);
    browser.passSeconds(20 * 3600);
    expect(await browser.reply(browser.report(reportOf(1)))).toMatchObject({ isRunning: false });
    expect(await browser.summary()).toMatchObject({ totalMinutes: 1 });
  });

  it('takes a rating after the end', async () => {
    const browser = setUp();
    await run(browser, 1, 60);
    await browser.end(1);
    browser.passSeconds(600);
    await browser.end(1, { ratingAfter: 5 });
    expect(await rows()).toMatchObject([{ ratingAfter: 5 }]);
    expect(await browser.summary()).toMatchObject({ totalMinutes: 1 });
  });

  it('takes an end as a beacon', async () => {
    const browser = setUp();
    await browser.report(reportOf(1));
    browser.passSeconds(20);
    const beacon = await browser.app.request(`/api/usage/sessions/${idOf(1)}/end`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: '{}',
    });
    expect(beacon.status).toBe(200);
    expect(await rows()).toMatchObject([{ endedAt: new Date(MORNING + 20_000) }]);
  });

  it('knows nobody else’s sessions', async () => {
    await setUp().report(reportOf(1));
    const bob = setUp({ person: BOB });
    for (const answer of [bob.report(reportOf(1)), bob.beat(1), bob.end(1)]) {
      expect((await answer).status).toBe(404);
    }
    expect(await rows()).toMatchObject([{ userId: ADA.id, endedAt: null }]);
    expect(await bob.summary()).toMatchObject({ totalMinutes: 0 });
  });

  it.each(['/not-an-id/beat', '/not-an-id/end', `/${idOf(7)}/beat`])(
    'finds nothing at %s',
    async (path) => {
      const response = await setUp().post(path);
      expect([response.status, await codeOf(response)]).toEqual([404, 'not_found']);
    },
  );

  it('refuses what is no report', async () => {
    for (const body of [{}, { ...reportOf(1), ratingBefore: 9 }, { ...reportOf(1), id: 'x' }]) {
      expect((await setUp().post('', body)).status).toBe(400);
    }
  });

  it('is for people who are signed in, and limited for each', async () => {
    expect((await setUp({ person: VISITOR }).report(reportOf(1))).status).toBe(401);
    const limited = setUp({ perMinute: 2 });
    const statuses: number[] = [];
    for (const index of [1, 1, 1]) statuses.push((await limited.report(reportOf(index))).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('takes no more intervals in a day than anybody makes, and still adds to those that it knows', async () => {
    const browser = setUp();
    await browser.report(reportOf(1));
    const [first] = await rows();
    if (first === undefined) throw new Error('nothing was kept');
    const more = Array.from({ length: MOST_INTERVALS_A_DAY - 1 }, (_, index) => ({
      ...first,
      id: idOf(1000 + index),
    }));
    await test.database.insert(usageSessions).values(more);
    const refused = await browser.report(reportOf(2));
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'usage_day_full']);
    expect((await browser.report(reportOf(1, { isEnded: true }))).status).toBe(200);
    expect(await test.database.$count(usageSessions)).toBe(MOST_INTERVALS_A_DAY);
    const twoDaysAgo = { startedSecondsAgo: 172_800, seenSecondsAgo: 172_800, isEnded: true };
    expect((await browser.report(reportOf(3, twoDaysAgo))).status).toBe(200);
  });

  it('answers each account only so often', async () => {
    const { app } = setUp({ perMinute: 1 });
    const statuses = [];
    for (const path of ['', '/insights', '/export.csv']) {
      statuses.push((await app.request(`/api/usage${path}`)).status);
    }
    expect(statuses).toEqual([200, 429, 429]);
  });

  it('goes with the account', async () => {
    await setUp().report(reportOf(1));
    await test.database.delete(users).where(eq(users.id, ADA.id));
    expect(await rows()).toEqual([]);
  });
});

describe('what it amounts to', () => {
  it('counts two devices at once only once', async () => {
    const browser = setUp();
    await browser.report(reportOf(1, { startedSecondsAgo: 1200, seenSecondsAgo: 600 }));
    await browser.report(
      reportOf(2, { deviceId: 'phone', startedSecondsAgo: 900, seenSecondsAgo: 300 }),
    );
    expect(await browser.summary()).toMatchObject({ minutesToday: 15, totalMinutes: 15 });
  });

  it('counts days where the person lives', async () => {
    const browser = setUp();
    // From 22:50 to 23:10 UTC of the day before: ten minutes on each side of midnight in Prague.
    const startedSecondsAgo = 10 * 3600 + 600;
    await browser.report(
      reportOf(1, { startedSecondsAgo, seenSecondsAgo: startedSecondsAgo - 1200, isEnded: true }),
    );
    expect(await browser.summary()).toEqual({
      timeZone: 'Europe/Prague',
      minutesToday: 10,
      totalMinutes: 20,
      streakDays: 2,
      secondsLeftToday: null,
    });
  });

  it('counts in UTC for somebody whose time zone does not exist', async () => {
    await test.database.update(users).set({ timeZone: 'Mars/Olympus' });
    const browser = setUp();
    await run(browser, 1, 60);
    expect(await browser.summary()).toMatchObject({ minutesToday: 1, streakDays: 1 });
  });

  it('tells days, bands and ratings of a span', async () => {
    const browser = setUp();
    await run(browser, 1, 120);
    await browser.end(1, { ratingAfter: 4 });
    await browser.report(
      reportOf(2, {
        centerModulationHz: 10,
        startedSecondsAgo: 3 * 24 * 3600,
        seenSecondsAgo: 3 * 24 * 3600 - 300,
        isEnded: true,
        ratingBefore: 2,
        ratingAfter: 5,
      }),
    );
    const insights = await browser.insights(30);
    expect(insights.byDay).toHaveLength(30);
    expect(insights.byDay.filter(({ minutes }) => minutes > 0)).toEqual([
      { day: '2026-02-27', minutes: 5 },
      { day: '2026-03-02', minutes: 2 },
    ]);
    expect(insights.byBand).toEqual([
      { band: 'Alpha', minutes: 5 },
      { band: 'Gamma', minutes: 2 },
    ]);
    expect(insights.ratings).toEqual([
      { day: '2026-02-27', slowHz: 3, fastHz: 10, before: 2, after: 5 },
    ]);
    expect(insights.sessions).toMatchObject([
      { minutes: 5, slowHz: 3, fastHz: 10, before: 2, after: 5 },
      { minutes: 2, slowHz: 3, fastHz: 40, before: null, after: 4 },
    ]);
    expect(insights.sessionsLeftOut).toBe(0);
    expect(insights.summary).toEqual(await browser.summary());
    expect((await browser.insights(365)).byDay).toHaveLength(365);
  });

  it.each(['7', 'x', '-30', '1e9', ''])('knows no span of %j days', async (days) => {
    const { app } = setUp();
    expect((await app.request(`/api/usage/insights?days=${days}`)).status).toBe(400);
  });

  it('can be taken away as a table that no spreadsheet runs', async () => {
    const browser = setUp();
    await browser.report(reportOf(1, { deviceId: '=1+1' }));
    const response = await browser.app.request('/api/usage/export.csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="usage.csv"');
    expect((await response.text()).split('\r\n')).toEqual([
      'started_at,last_seen_at,minutes,primary_band,center_hz,supporting_band,global_hz,source,device,rating_before,rating_after,self_test',
      "2026-03-02T09:00:00.000Z,2026-03-02T09:00:00.000Z,0,Gamma,40,Delta,3,web,'=1+1,,,",
      '',
    ]);
  });
});

describe('sessions of a self-test', () => {
  const attempts = [0, 1].map((index) => ({
    kind: 'held' as const,
    startedAtMs: MORNING - (2 - index) * 3_600_000,
    endedAtMs: MORNING - (2 - index) * 3_600_000 + 300_000,
    playedMs: 300_000,
    rating: 3,
    guess: 'noIdea' as const,
  }));
  const running: KeptTest = { ...EXAMPLE_TEST, attempts };

  async function heldWith(kept: KeptTest, sittings: readonly string[] = []) {
    const browser = setUp();
    for (const index of [0, 1]) {
      const startedSecondsAgo = (2 - index) * 3600;
      await browser.report(
        reportOf(index, {
          startedSecondsAgo,
          seenSecondsAgo: startedSecondsAgo - 300,
          isEnded: true,
          ...(sittings[index] && { sittingId: sittings[index] }),
        }),
      );
    }
    await test.database.insert(selfTests).values({
      userId: ADA.id,
      id: kept.id,
      revision: 1,
      test: kept,
      seeds: [],
      updatedAt: new Date(MORNING),
    });
    const { sessions, byBand } = await browser.insights(30);
    const response = await browser.app.request('/api/usage/export.csv');
    const lines = (await response.text()).split('\r\n').slice(1, 3);
    return { sessions: sessions.map(({ inTest, slowHz }) => [inTest, slowHz]), byBand, lines };
  }

  it('are told as hidden until the test ends', async () => {
    const { sessions, byBand, lines } = await heldWith(running);
    expect(sessions).toEqual([
      ['hidden', 0],
      ['hidden', 0],
    ]);
    expect(byBand).toEqual([{ band: null, inTest: 'hidden', minutes: 10 }]);
    for (const line of lines) expect(line).toMatch(/,5,,,,,web,.*hidden until the test ends$/u);
  });

  it('are known by their sitting, though the clock of the device was three hours off', async () => {
    const off: KeptTest = {
      ...running,
      attempts: attempts.map((attempt) => ({
        ...attempt,
        startedAtMs: attempt.startedAtMs + 10_800_000,
        endedAtMs: attempt.endedAtMs + 10_800_000,
      })),
    };
    const { sessions, lines } = await heldWith(
      off,
      usedInTest(off).map(({ sittingId }) => sittingId),
    );
    expect(sessions).toEqual([
      ['hidden', 0],
      ['hidden', 0],
    ]);
    for (const line of lines) expect(line).toMatch(/hidden until the test ends$/u);
  });

  it('are told as what they were after its end', async () => {
    const { sessions, byBand, lines } = await heldWith(abandoned(running));
    expect(sessions.toSorted()).toEqual([
      [undefined, 3],
      ['sham', 0],
    ]);
    expect(byBand).toHaveLength(2);
    expect(lines.filter((line) => line.endsWith(',sham'))).toHaveLength(1);
  });
});

describe('the daily limit', () => {
  it('says how many seconds are left, and ends the session when none is', async () => {
    const browser = setUp({ dailyLimit: true });
    expect(await browser.reply(browser.report(reportOf(1)))).toEqual({
      isRunning: true,
      secondsLeftToday: 900,
    });
    browser.passSeconds(60);
    expect(await browser.reply(browser.beat(1))).toEqual({
      isRunning: true,
      secondsLeftToday: 840,
    });
    for (let seconds = 60; seconds < 870; seconds += 30) {
      browser.passSeconds(30);
      await browser.beat(1);
    }
    browser.passSeconds(30);
    const last = await browser.beat(1);
    expect([last.status, await codeOf(last)]).toEqual([402, 'daily_limit_reached']);
    expect(await browser.summary()).toMatchObject({ minutesToday: 15, secondsLeftToday: 0 });
    expect((await rows())[0]?.endedAt).toEqual(new Date(MORNING + 900_000));
  });

  it('starts nothing when nothing is left, and forgets nothing that was played', async () => {
    const browser = setUp({ dailyLimit: true });
    await browser.report(
      reportOf(1, { startedSecondsAgo: 1200, seenSecondsAgo: 300, isEnded: true }),
    );
    const fresh = await browser.report(reportOf(2));
    expect([fresh.status, await codeOf(fresh)]).toEqual([402, 'daily_limit_reached']);
    const late = await browser.report(reportOf(3, { startedSecondsAgo: 60 }));
    expect(late.status).toBe(402);
    expect((await rows()).map(({ id, endedAt }) => [id, endedAt !== null])).toEqual([
      [idOf(1), true],
      [idOf(3), true],
    ]);
    const ended = reportOf(4, { startedSecondsAgo: 60, isEnded: true });
    expect((await browser.report(ended)).status).toBe(200);
  });

  it('begins anew at midnight where the person lives', async () => {
    const browser = setUp({ dailyLimit: true });
    await browser.report(
      reportOf(1, { startedSecondsAgo: 1200, seenSecondsAgo: 60, isEnded: true }),
    );
    expect(await browser.summary()).toMatchObject({ secondsLeftToday: 0 });
    browser.passSeconds(14 * 3600 - 1);
    expect(await browser.summary()).toMatchObject({ secondsLeftToday: 0 });
    browser.passSeconds(1);
    expect(await browser.summary()).toMatchObject({ secondsLeftToday: 900, minutesToday: 0 });
  });

  it.each(['trial', 'active'] as const)(
    'does not hold for a subscription that is %s',
    async (subscription) => {
      const browser = setUp({ dailyLimit: true, subscription });
      await run(browser, 1, 1000);
      expect(await browser.summary()).toMatchObject({ secondsLeftToday: null });
    },
  );
});
