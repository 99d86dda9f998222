import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { quotaResponseSchema } from '@overtone/domain/contract/suggestion-quota';
import { suggestionResponseSchema } from '@overtone/domain/contract/suggestion-response';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../database/tables/identity.ts';
import {
  personalizationCounts,
  personalizationReservations,
  suggestionReplies,
} from '../../../database/tables/suggestions.ts';
import {
  type Behaviour,
  refuses,
  says,
  staysSilent,
} from '../../../testing/stand-ins/ai-stand-in.ts';
import { memoryRateLimiter } from '../../../testing/in-memory/memory-rate-limiter.ts';
import {
  addAccount,
  GOOD,
  personAt,
  startSuggestionBench,
  type SuggestionBench,
  TASK,
  type TestPerson,
} from '../../../testing/suggestion-bench.ts';
import { TEST_TIME } from '../../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';

let connection: TestDatabase;
let bench: SuggestionBench;

beforeAll(async () => {
  connection = await makeTestDatabase();
  bench = await startSuggestionBench(connection.database);
});
beforeEach(async () => {
  await connection.database.delete(users);
  await connection.database.delete(personalizationCounts);
  await connection.database.delete(suggestionReplies);
  bench.provider.behave(answersWell);
});
afterAll(async () => {
  await bench.stop();
  await connection.close();
});

const answersWell: Behaviour = says(JSON.stringify(GOOD));

let tasks = 0;
/** A task that nobody has asked about before. */
const newTask = () => ({ userQuery: `${TASK}, number ${++tasks}` });

async function use(person: TestPerson, times: number): Promise<void> {
  for (let n = 0; n < times; n++) expect((await person.ask(newTask())).status).toBe(200);
}

async function quotaOf(person: TestPerson) {
  const response = await person.request('/api/quota');
  expect(response.status).toBe(200);
  return quotaResponseSchema.parse(await response.json());
}

describe('free personalizations', () => {
  it('are ten for an account that came through no offer; the eleventh is offline and says so', async () => {
    await addAccount(connection.database, 'ada');
    const ada = personAt(bench.app(), 'ada');
    await use(ada, 9);
    const tenth = suggestionResponseSchema.parse(await (await ada.ask(newTask())).json());
    expect(tenth.quota).toEqual({ used: 10, limit: 10 });

    const eleventh = await ada.ask(newTask());
    expect(eleventh.status).toBe(402);
    expect(errorBodySchema.parse(await eleventh.json())).toMatchObject({
      error: 'You have used your 10 free AI personalizations',
      code: 'quota_exhausted',
      quota: { used: 10, limit: 10 },
      fallback: { source: 'offline', state: 'analytical' },
    });
    expect(bench.provider.received).toHaveLength(10);
  });

  it('are as many as the offer promised', async () => {
    await addAccount(connection.database, 'ada', 'landing');
    expect(await quotaOf(personAt(bench.app(), 'ada'))).toMatchObject({ used: 0, limit: 50 });
  });

  it.each(['trial', 'active'] as const)(
    'do not run down during a subscription that is %s',
    async (state) => {
      await addAccount(connection.database, 'ada');
      const ada = personAt(bench.app(), 'ada');
      await use(ada, 3);
      bench.subscribe('ada', state);
      await use(ada, 12);
      expect(await quotaOf(ada)).toMatchObject({ used: 3, limit: null });
      bench.subscribe('ada', 'expired');
      expect(await quotaOf(ada)).toMatchObject({ used: 3, limit: 10 });
    },
  );

  it('are granted exactly ten times to fifty requests at once', async () => {
    await addAccount(connection.database, 'ada');
    const ada = personAt(bench.app(), 'ada');
    const responses = await Promise.all(Array.from({ length: 50 }, () => ada.ask(newTask())));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 402)).toHaveLength(40);
    expect(bench.provider.received).toHaveLength(10);
    expect(await quotaOf(ada)).toMatchObject({ used: 10, limit: 10 });
    expect(await connection.database.$count(personalizationReservations)).toBe(0);
  });

  it('are counted exactly by two servers on one database', async () => {
    await addAccount(connection.database, 'ada');
    const apps = [bench.app(), bench.app()];
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        personAt(apps[n % 2] ?? bench.app(), 'ada').ask(newTask()),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
  });

  it.each<[string, Behaviour]>([
    ['a failure', refuses(401)],
    ['a refusal', says('', { finish_reason: 'content_filter' })],
    ['a reply that breaks a rule', says('{}')],
    ['an answer that does not come', staysSilent],
  ])('are not spent on %s', async (_, behaviour) => {
    bench.provider.behave(behaviour);
    await addAccount(connection.database, 'ada');
    const ada = personAt(bench.app({}, { attemptTimeoutMs: 100 }), 'ada');
    expect((await ada.ask(newTask())).status).toBeGreaterThanOrEqual(500);
    expect(await quotaOf(ada)).toMatchObject({ used: 0 });
    expect(await connection.database.$count(personalizationReservations)).toBe(0);
  });

  it('are not spent on a mention of a risk, nor on the same question asked again', async () => {
    await addAccount(connection.database, 'ada');
    const ada = personAt(bench.app(), 'ada');
    await ada.ask({ userQuery: 'I have epilepsy' });
    const first = suggestionResponseSchema.parse(await (await ada.ask()).json());
    const again = suggestionResponseSchema.parse(
      await (await ada.ask({ userQuery: `  ${TASK.toUpperCase()} ` })).json(),
    );
    expect(again).toMatchObject({ ...GOOD, source: 'ai', quota: { used: 1, limit: 10 } });
    expect(again.suggestionId).not.toBe(first.suggestionId);
    expect(bench.provider.received).toHaveLength(1);
  });

  it('held by a server that died are free again after a minute', async () => {
    await addAccount(connection.database, 'ada');
    const holder = 'account:ada';
    await connection.database
      .insert(personalizationCounts)
      .values({ holder, userId: 'ada', used: 9, lastUsedAt: TEST_TIME });
    await connection.database
      .insert(personalizationReservations)
      .values({ holder, reservedAt: TEST_TIME });
    const at = (ms: number) => () => new Date(TEST_TIME.getTime() + ms);
    const meanwhile = personAt(bench.app({ wallClock: at(59_000) }), 'ada');
    expect((await meanwhile.ask(newTask())).status).toBe(402);
    const later = personAt(bench.app({ wallClock: at(60_001) }), 'ada');
    expect((await later.ask(newTask())).status).toBe(200);
    expect(await quotaOf(later)).toMatchObject({ used: 10 });
  });
});

describe('a visitor', () => {
  it('is counted by a signed cookie that scripts cannot read, set with the first answer', async () => {
    const app = bench.app({ isHttps: true });
    const visitor = personAt(app);
    expect((await visitor.request('/api/quota')).headers.getSetCookie()).toEqual([]);
    const response = await visitor.ask(newTask());
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-overtone_quota=[\w%.-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
      ),
    ]);
    await use(visitor, 9);
    expect((await visitor.ask(newTask())).status).toBe(402);
    expect(await quotaOf(visitor)).toMatchObject({ used: 10, limit: 10 });
    expect(await quotaOf(personAt(app))).toMatchObject({ used: 0, limit: 10 });
  });

  it('who changes the cookie is a new one', async () => {
    const app = bench.app();
    const visitor = personAt(app);
    await use(visitor, 1);
    const forged = await app.request('/api/quota', {
      headers: { cookie: 'overtone_quota=11111111-1111-4111-8111-111111111111.AAAA' },
    });
    expect(await forged.json()).toMatchObject({ used: 0 });
  });

  it('is given no cookie where the model gave no answer', async () => {
    bench.provider.behave(refuses(500));
    const response = await personAt(bench.app()).ask(newTask());
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('without cookies meets the limit of the address', async () => {
    const visitorDayLimiter = memoryRateLimiter({ perMinute: 3, now: () => 0 });
    const app = bench.app({ visitorDayLimiter });
    for (let n = 0; n < 3; n++) await use(personAt(app), 1);
    const fourth = await personAt(app).ask(newTask());
    expect(fourth.status).toBe(429);
    expect(fourth.headers.has('retry-after')).toBe(true);
    expect(await fourth.json()).toMatchObject({
      code: 'rate_limited',
      error: expect.stringContaining('this network address'),
      fallback: { source: 'offline' },
    });
    expect(await connection.database.$count(personalizationReservations)).toBe(0);
    // Nothing is kept of who was refused.
    expect(await connection.database.$count(personalizationCounts)).toBe(3);
    await addAccount(connection.database, 'ada');
    await use(personAt(app, 'ada'), 1);
  });

  it('who has none left takes nothing from others at the address', async () => {
    const visitorDayLimiter = memoryRateLimiter({ perMinute: 11, now: () => 0 });
    const app = bench.app({ visitorDayLimiter });
    const visitor = personAt(app);
    await use(visitor, 10);
    for (let n = 0; n < 3; n++) expect((await visitor.ask(newTask())).status).toBe(402);
    await use(personAt(app), 1);
  });
});

describe('GET /api/quota', () => {
  it('says how long an answer may take, and that there is no model where there is none', async () => {
    expect(await quotaOf(personAt(bench.app()))).toEqual({
      used: 0,
      limit: 10,
      aiSuggestions: true,
      isOffline: false,
      answersWithinMs: 12_000,
    });
    expect(await quotaOf(personAt(bench.app({ ai: undefined })))).toMatchObject({
      aiSuggestions: false,
      isOffline: true,
    });
    expect(await quotaOf(personAt(bench.app({ ai: undefined, aiFallback: false })))).toMatchObject({
      aiSuggestions: false,
      isOffline: false,
    });
  });
});
