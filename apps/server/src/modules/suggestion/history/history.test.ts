import {
  suggestionHistorySchema,
  type SuggestionRecord,
} from '@overtone/domain/contract/suggestion-history';
import { suggestionResponseSchema } from '@overtone/domain/contract/suggestion-response';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { recommend } from '@overtone/recommender/recommend';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { suggestionHistory } from '../../../database/tables/suggestions.ts';
import { answers, says } from '../../../testing/stand-ins/ai-stand-in.ts';
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
import { postJson, TEST_TIME } from '../../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { type Asker, memberAsker } from '../asker.ts';
import { HISTORY_KEPT, recordSuggestion } from './history.ts';
import { suggestionService } from '../service.ts';

const PATH = '/api/suggestions/history';

let db: TestDatabase;
let bench: SuggestionBench;

beforeAll(async () => {
  db = await makeTestDatabase();
  bench = await startSuggestionBench(db.database);
});
beforeEach(async () => {
  await db.clear();
  await addAccount(db.database, 'ada');
  await addAccount(db.database, 'bob');
  bench.provider.behave(says(JSON.stringify(GOOD)));
});
afterAll(() => Promise.all([bench.stop(), db.close()]));

async function historyOf(person: TestPerson): Promise<readonly SuggestionRecord[]> {
  const response = await person.request(PATH);
  expect(response.status).toBe(200);
  return suggestionHistorySchema.parse(await response.json()).suggestions;
}

async function givenId(person: TestPerson): Promise<string> {
  const reply = suggestionResponseSchema.parse(await (await person.ask()).json());
  return reply.suggestionId ?? '';
}

const judge = (person: TestPerson, id: string, body: unknown) =>
  person.request(`${PATH}/${id}/verdict`, postJson(body));

describe('the history of an account', () => {
  it('holds what it was given, by the model or offline, and never a word of the task', async () => {
    const ada = personAt(bench.app(), 'ada');
    const id = await givenId(ada);
    const offline = personAt(bench.app({ ai: undefined }), 'ada');
    const refusal = errorBodySchema.parse(await (await offline.ask()).json());

    const records = await historyOf(ada);
    expect(new Map(records.map((record) => [record.id, record.source]))).toEqual(
      new Map([
        [id, 'ai'],
        [refusal.fallback?.['suggestionId'], 'offline'],
      ]),
    );
    expect(records[0]).toMatchObject({
      state: 'analytical',
      globalModulationHz: 3,
      centerModulationHz: 40,
      visualHue: 175,
      createdAt: TEST_TIME.toISOString(),
      verdict: null,
    });
    const rows = JSON.stringify(await db.database.select().from(suggestionHistory));
    expect(rows).not.toMatch(/race|debugging/u);
  });

  it('holds what is a success where no model is configured and an offline suggestion is preferred', async () => {
    const asks = (person: TestPerson) =>
      person.request('/api/ai-suggestion', postJson({ userQuery: TASK }, { prefer: 'offline' }));
    const ada = personAt(bench.app({ ai: undefined }), 'ada');
    const answer = await asks(ada);
    expect(answer.status).toBe(200);
    const { suggestionId } = suggestionResponseSchema.parse(await answer.json());
    expect(await historyOf(ada)).toMatchObject([{ id: suggestionId, source: 'offline' }]);
    expect((await asks(personAt(bench.app({ ai: undefined })))).status).toBe(200);
    expect((await asks(personAt(bench.app({ ai: undefined, aiFallback: false })))).status).toBe(
      503,
    );
    bench.provider.behave(answers(500, {}));
    expect((await asks(personAt(bench.app()))).status).toBe(503);
  });

  it('holds nothing about a mention of a health risk', async () => {
    const ada = personAt(bench.app(), 'ada');
    await ada.ask({ userQuery: 'I have epilepsy' });
    expect(await historyOf(ada)).toEqual([]);
  });

  it('exists for accounts only', async () => {
    const app = bench.app();
    const visitor = personAt(app);
    const reply = suggestionResponseSchema.parse(await (await visitor.ask()).json());
    expect(reply).not.toHaveProperty('suggestionId');
    expect(await db.database.$count(suggestionHistory)).toBe(0);
    expect((await visitor.request(PATH)).status).toBe(401);
    expect((await visitor.request(PATH, { method: 'DELETE' })).status).toBe(401);
  });

  it('keeps the newest and lets the oldest go', async () => {
    const at = (ms: number) => new Date(TEST_TIME.getTime() + ms);
    const { state, source, globalModulationHz, centerModulationHz, visualHue } = recommend(TASK);
    if (state === 'safety') throw new Error('not the task that was meant');
    const pair = { globalModulationHz, centerModulationHz, visualHue };
    await db.database.insert(suggestionHistory).values(
      Array.from({ length: HISTORY_KEPT }, (_, n) => {
        return { userId: 'ada', state, source, ...pair, createdAt: at(n) };
      }),
    );
    await recordSuggestion(db.database, 'ada', recommend(TASK), at(HISTORY_KEPT));
    const records = await historyOf(personAt(bench.app(), 'ada'));
    expect(records).toHaveLength(HISTORY_KEPT);
    expect(records.at(-1)?.createdAt).toBe(new Date(TEST_TIME.getTime() + 1).toISOString());
  });

  it('is forgotten on request, and nobody else’s with it', async () => {
    const app = bench.app();
    const [ada, bob] = [personAt(app, 'ada'), personAt(app, 'bob')];
    await Promise.all([ada.ask(), bob.ask()]);
    expect((await ada.request(PATH, { method: 'DELETE' })).status).toBe(204);
    expect(await historyOf(ada)).toEqual([]);
    expect(await historyOf(bob)).toHaveLength(1);
  });
});

describe('a verdict', () => {
  it('is kept, and a later one replaces it', async () => {
    const ada = personAt(bench.app(), 'ada');
    const id = await givenId(ada);
    for (const verdict of ['kept', 'liked', 'undone']) {
      expect((await judge(ada, id, { verdict })).status).toBe(204);
      expect(await historyOf(ada)).toMatchObject([{ id, verdict }]);
    }
  });

  it('about an alternative turns the record into that one', async () => {
    const ada = personAt(bench.app(), 'ada');
    const id = await givenId(ada);
    await judge(ada, id, { verdict: 'liked', state: 'creative' });
    expect(await historyOf(ada)).toMatchObject([
      { state: 'creative', centerModulationHz: 10, verdict: 'liked' },
    ]);
  });

  it.each([
    [{ verdict: 'loved' }, 400],
    [{ verdict: 'liked', state: 'safety' }, 400],
    [{ verdict: 'liked', state: 'none' }, 400],
    [{ verdict: 'liked', text: 'extra' }, 400],
    [{}, 400],
    ['not json', 400],
  ])('%j is refused', async (body, status) => {
    const ada = personAt(bench.app(), 'ada');
    expect((await judge(ada, await givenId(ada), body)).status).toBe(status);
  });

  it('on somebody else’s suggestion, or on none, finds nothing', async () => {
    const app = bench.app();
    const [ada, bob] = [personAt(app, 'ada'), personAt(app, 'bob')];
    const id = await givenId(ada);
    for (const other of [id, crypto.randomUUID(), 'x', "1' or '1'='1"]) {
      const path = encodeURIComponent(other);
      expect((await judge(bob, path, { verdict: 'liked' })).status).toBe(404);
    }
    expect(await historyOf(ada)).toMatchObject([{ verdict: null }]);
  });

  it('is limited for each account', async () => {
    const suggestionLimiter = memoryRateLimiter({ perMinute: 2, now: () => 0 });
    const ada = personAt(bench.app({ suggestionLimiter }), 'ada');
    const id = await givenId(ada);
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await judge(ada, id, { verdict: 'kept' })).status);
    expect(statuses).toEqual([204, 204, 429]);
  });

  it('asked for by another site is refused', async () => {
    const ada = personAt(bench.app(), 'ada');
    const id = await givenId(ada);
    const headers = { cookie: 'a=b', origin: 'https://evil.example' };
    const response = await ada.request(
      `${PATH}/${id}/verdict`,
      postJson({ verdict: 'liked' }, headers),
    );
    expect(response.status).toBe(403);
  });

  it('shifts what the offline recommender leaves open', async () => {
    const ada = personAt(bench.app(), 'ada');
    const open = { ...recommend('writing my thesis'), confidence: 0.3 };
    const [first] = open.alternatives;
    await judge(ada, await givenId(ada), { verdict: 'liked', state: first?.state });
    const offline = suggestionService({
      answerHosted: undefined,
      recommend: () => open,
      hasFallback: true,
      limiter: memoryRateLimiter({ perMinute: 1000, now: () => 0 }),
      database: db.database,
      wallClock: () => TEST_TIME,
    });
    const suggestionFor = (asker: Asker) =>
      offline.suggest({
        userQuery: 'x',
        asker,
        idempotencyKey: undefined,
        signal: new AbortController().signal,
      });
    await expect(suggestionFor(memberAsker('ada', 'a'))).rejects.toMatchObject({
      body: { fallback: { state: first?.state, suggestionId: expect.any(String) } },
    });
    await expect(suggestionFor(memberAsker('bob', 'a'))).rejects.toMatchObject({
      body: { fallback: { state: open.state } },
    });
  });

  it('is not written by somebody who asks too often, with a model or without one', async () => {
    for (const ai of ['with', 'without'] as const) {
      await db.clear();
      await addAccount(db.database, 'ada');
      const suggestionLimiter = memoryRateLimiter({ perMinute: 2, now: () => 0 });
      const app = bench.app({ suggestionLimiter, ...(ai === 'without' && { ai: undefined }) });
      const ada = personAt(app, 'ada');
      const codes = [];
      for (let index = 0; index < 4; index++) {
        codes.push(errorBodySchema.safeParse(await (await ada.ask()).json()).data?.code);
      }
      const first = ai === 'with' ? undefined : 'ai_not_configured';
      expect(codes).toEqual([first, first, 'rate_limited', 'rate_limited']);
      expect(await db.database.$count(suggestionHistory)).toBe(2);
    }
  });
});
