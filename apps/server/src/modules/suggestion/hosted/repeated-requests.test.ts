import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { suggestionResponseSchema } from '@overtone/domain/contract/suggestion-response';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  personalizationReservations,
  suggestionReplies,
} from '../../../database/tables/suggestions.ts';
import { type Behaviour, refuses, says } from '../../../testing/stand-ins/ai-stand-in.ts';
import { onLoopback } from '../../../testing/stand-ins/on-loopback.ts';
import {
  addAccount,
  GOOD,
  personAt,
  startSuggestionBench,
  type SuggestionBench,
  TASK,
} from '../../../testing/suggestion-bench.ts';
import { postJson, TEST_TIME } from '../../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';

const KEY = '3f0c7a52-6a1e-4c7b-9d55-0d5a3c1f6a11';
const answersWell = says(JSON.stringify(GOOD));

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
  bench.provider.behave(answersWell);
});
afterAll(() => Promise.all([bench.stop(), db.close()]));

const at = (ms: number) => () => new Date(TEST_TIME.getTime() + ms);

/** A behaviour that waits for the test, and a promise that a request has arrived. */
function held(then: Behaviour = answersWell) {
  let release = () => undefined as void;
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const behaviour: Behaviour = (response, request) => {
    release = () => then(response, request);
    arrive();
  };
  return { behaviour, arrived, release: () => release() };
}

describe('a request with an idempotency key', () => {
  it('gets the same answer again, and is counted once', async () => {
    const ada = personAt(bench.app(), 'ada');
    const first = await ada.ask({ userQuery: TASK }, { key: KEY });
    const second = await ada.ask({ userQuery: TASK }, { key: KEY });
    expect(second.status).toBe(200);
    expect(await second.json()).toEqual(await first.json());
    expect(bench.provider.received).toHaveLength(1);
    expect(await (await ada.request('/api/quota')).json()).toMatchObject({ used: 1 });
  });

  it('gets the same answer from another server, or after a restart', async () => {
    const first = await personAt(bench.app(), 'ada').ask({ userQuery: TASK }, { key: KEY });
    const second = await personAt(bench.app(), 'ada').ask({ userQuery: TASK }, { key: KEY });
    expect(await second.json()).toEqual(await first.json());
    expect(bench.provider.received).toHaveLength(1);
  });

  it('gets it whatever is set by then, which no answer of the model depends on', async () => {
    const ada = personAt(bench.app(), 'ada');
    const first = await ada.ask({ userQuery: TASK }, { key: KEY });
    const again = { userQuery: TASK, currentSettings: DEMO_DEFAULTS };
    const second = await ada.ask(again, { key: KEY });
    expect(await second.json()).toEqual(await first.json());
    expect(bench.provider.received).toHaveLength(1);
  });

  it('and other words is refused', async () => {
    const ada = personAt(bench.app(), 'ada');
    await ada.ask({ userQuery: TASK }, { key: KEY });
    const response = await ada.ask({ userQuery: 'another task' }, { key: KEY });
    expect(response.status).toBe(422);
    const answer: unknown = await response.json();
    expect(answer).toMatchObject({ code: 'idempotency_mismatch' });
    expect(answer).not.toHaveProperty('fallback');
  });

  it('that is being answered makes a second one wait', async () => {
    const { behaviour, arrived, release } = held();
    bench.provider.behave(behaviour);
    const ada = personAt(bench.app(), 'ada');
    const first = ada.ask({ userQuery: TASK }, { key: KEY });
    await arrived;
    const second = await ada.ask({ userQuery: TASK }, { key: KEY });
    expect(second.status).toBe(409);
    expect(second.headers.get('retry-after')).toBe('1');
    expect(await second.json()).toMatchObject({ code: 'idempotency_in_flight' });
    release();
    const answer: unknown = await (await first).json();
    expect(await (await ada.ask({ userQuery: TASK }, { key: KEY })).json()).toEqual(answer);
  });

  it('that failed can be tried again', async () => {
    bench.provider.behave(refuses(401));
    const ada = personAt(bench.app(), 'ada');
    expect((await ada.ask({ userQuery: TASK }, { key: KEY })).status).toBe(502);
    bench.provider.behave(answersWell);
    expect((await ada.ask({ userQuery: TASK }, { key: KEY })).status).toBe(200);
  });

  it('whose server died can be tried again after a minute', async () => {
    const scope = 'account:ada';
    const claim = { scope, key: KEY, userId: 'ada', requestHash: 'x', claimedAt: TEST_TIME };
    await db.database.insert(suggestionReplies).values(claim);
    const ask = (ms: number) =>
      personAt(bench.app({ wallClock: at(ms) }), 'ada').ask({ userQuery: TASK }, { key: KEY });
    expect((await ask(59_000)).status).toBe(422);
    expect((await ask(60_001)).status).toBe(200);
  });

  it('means nothing any more after a day', async () => {
    await personAt(bench.app(), 'ada').ask({ userQuery: TASK }, { key: KEY });
    const nextDay = personAt(bench.app({ wallClock: at(24 * 3600_000 + 1) }), 'ada');
    expect((await nextDay.ask({ userQuery: 'another' }, { key: KEY })).status).toBe(200);
  });

  it('shares it with nobody else', async () => {
    const app = bench.app();
    const first = await personAt(app, 'ada').ask({ userQuery: TASK }, { key: KEY });
    const other = await personAt(app, 'bob').ask({ userQuery: 'another' }, { key: KEY });
    const visitor = await personAt(app).ask({ userQuery: 'a third' }, { key: KEY });
    expect([first.status, other.status, visitor.status]).toEqual([200, 200, 200]);
    expect(bench.provider.received).toHaveLength(3);
  });

  it('of a visitor whose answer was lost, cookie and all, is not counted twice', async () => {
    const app = bench.app();
    await personAt(app).ask({ userQuery: TASK }, { key: KEY });
    await personAt(app).ask({ userQuery: TASK }, { key: KEY });
    expect(bench.provider.received).toHaveLength(1);
  });

  it('keeps neither the text nor the address', async () => {
    await personAt(bench.app()).ask({ userQuery: TASK }, { key: KEY });
    const rows = JSON.stringify(await db.database.select().from(suggestionReplies));
    expect(rows).not.toMatch(/race|unknown/u);
  });

  it.each(['short', 'x'.repeat(65), 'with spaces in it', "'; drop table users; --"])(
    'that is no key is refused: %s',
    async (key) => {
      const response = await personAt(bench.app()).ask({ userQuery: TASK }, { key });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid_request' });
    },
  );
});

describe('the same question at the same time', () => {
  it('is asked and counted once for one person', async () => {
    const { behaviour, arrived, release } = held();
    bench.provider.behave(behaviour);
    const ada = personAt(bench.app(), 'ada');
    const asked = [ada.ask(), ada.ask(), ada.ask()];
    await arrived;
    release();
    const bodies = await Promise.all(
      asked.map(async (response) => suggestionResponseSchema.parse(await (await response).json())),
    );
    expect(bodies.map(({ quota }) => quota)).toEqual(bodies.map(() => ({ used: 1, limit: 10 })));
    expect(bench.provider.received).toHaveLength(1);
  });

  it('is answered to each of two people', async () => {
    const app = bench.app();
    await Promise.all([personAt(app, 'ada').ask(), personAt(app, 'bob').ask()]);
    expect(bench.provider.received).toHaveLength(2);
  });
});

describe('somebody who goes away', () => {
  it('cancels the question upstream and pays nothing', async () => {
    const { promise: cut, resolve } = Promise.withResolvers<void>();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    bench.provider.behave((response) => {
      response.on('close', resolve);
      arrive();
    });
    const app = bench.app();
    const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
    const { origin, close } = await onLoopback(server);
    const leaving = new AbortController();
    const asked = fetch(`${origin}/api/ai-suggestion`, {
      ...postJson({ userQuery: TASK }, { 'x-test-member': 'ada' }),
      signal: leaving.signal,
    });
    await arrived;
    leaving.abort();
    await expect(asked).rejects.toThrow(/abort/iu);
    await cut;
    await expect.poll(() => db.database.$count(personalizationReservations)).toBe(0);
    const quota = await personAt(app, 'ada').request('/api/quota');
    expect(await quota.json()).toMatchObject({ used: 0 });
    await close();
  });
});
