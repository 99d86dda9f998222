import { helpFor } from '@overtone/recommender/crisis/help-answer';
import {
  helpResponseSchema,
  suggestionResponseSchema,
} from '@overtone/domain/contract/suggestion-response';
import { mentionsApiKey } from '@overtone/domain/suggestion/assistant-texts';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import { parseSuggestion } from '@overtone/domain/suggestion/suggestion';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answers,
  type Behaviour,
  hangsUp,
  refuses,
  says,
  staysSilent,
} from '../../testing/stand-ins/ai-stand-in.ts';
import { memoryRateLimiter } from '../../testing/in-memory/memory-rate-limiter.ts';
import {
  GOOD,
  startSuggestionBench,
  type SuggestionBench,
  SUGGESTION_PATH as PATH,
  TASK,
} from '../../testing/suggestion-bench.ts';
import {
  captureLog,
  makeFolders,
  postJson,
  testApp,
  type TestFolders,
} from '../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';

let folders: TestFolders;
let db: TestDatabase;
let bench: SuggestionBench;

beforeAll(async () => {
  [folders, db] = await Promise.all([makeFolders(), makeTestDatabase()]);
  bench = await startSuggestionBench(db.database);
});
beforeEach(() => db.clear());
afterAll(() => Promise.all([folders.remove(), bench.stop(), db.close()]));

describe('without a provider', () => {
  it('answers 503 with a complete offline suggestion, and says why', async () => {
    const response = await testApp(folders).request(
      PATH,
      postJson({ userQuery: TASK, currentSettings: DEMO_DEFAULTS }),
    );
    expect(response.status).toBe(503);
    const body = await response.json();
    expect(body).toMatchObject({
      error: 'AI is not configured: missing API key',
      code: 'ai_not_configured',
      fallback: { source: 'offline', state: 'analytical' },
    });
    expect(parseSuggestion(Reflect.get(Object(body), 'fallback')).ok).toBe(true);
  });

  it('leaves the offline suggestion out when the operator turned it off', async () => {
    const app = testApp(folders, { aiFallback: false });
    const response = await app.request(PATH, postJson({ userQuery: TASK }));
    expect(response.status).toBe(503);
    expect(await response.json()).not.toHaveProperty('fallback');
  });
});

describe('a question', () => {
  it.each([
    ['no query', {}, 400, 'userQuery is required'],
    ['an empty query', { userQuery: '' }, 400, 'userQuery is required'],
    ['blanks', { userQuery: ' \n\t ' }, 400, 'userQuery is required'],
    ['null', { userQuery: null }, 400, 'userQuery is required'],
    [
      'over 500 characters',
      { userQuery: 'x'.repeat(501) },
      413,
      'Please describe your task in 500 characters or fewer.',
    ],
    [
      'settings of the wrong type',
      { userQuery: TASK, currentSettings: { visualHue: 'red' } },
      400,
      'The request is not in the expected form.',
    ],
  ])('with %s is refused without a suggestion', async (_, body, status, error) => {
    const response = await testApp(folders).request(PATH, postJson(body));
    expect(response.status).toBe(status);
    const answer = await response.json();
    expect(answer).toMatchObject({ error });
    expect(answer).not.toHaveProperty('fallback');
  });

  it('of exactly 500 characters is answered', async () => {
    const response = await testApp(folders).request(PATH, postJson({ userQuery: 'x'.repeat(500) }));
    expect(response.status).toBe(503);
  });

  it('that mentions a seizure gets the mildest pair and the note, and never reaches the provider', async () => {
    bench.provider.behave(says(JSON.stringify(GOOD)));
    for (const app of [testApp(folders), bench.app(), bench.app({ aiFallback: false })]) {
      const response = await app.request(
        PATH,
        postJson({ userQuery: 'I had a seizure last year, can I use this to focus?' }),
      );
      expect(response.status).toBe(200);
      const body = suggestionResponseSchema.parse(await response.json());
      expect(body).toMatchObject({
        source: 'safety',
        centerModulationHz: SUGGESTION_STATES.safety.centerHz,
        globalModulationHz: SUGGESTION_STATES.safety.globalHz,
      });
      expect(body.safetyNote).toMatch(/consult a doctor/u);
    }
    expect(bench.provider.received).toEqual([]);
  });
});

describe('somebody who does not want to live', () => {
  it('gets a person’s answer and no rhythm, which costs nothing, and no model is asked', async () => {
    bench.provider.behave(says(JSON.stringify(GOOD)));
    for (const app of [testApp(folders), bench.app(), bench.app({ aiFallback: false })]) {
      const response = await app.request(
        PATH,
        postJson(
          { userQuery: 'I want to kill myself, help me focus' },
          { 'accept-language': 'de-DE,de;q=0.9,en-US;q=0.5' },
        ),
      );
      expect(response.status).toBe(200);
      expect(response.headers.get('set-cookie')).toBeNull();
      const body: unknown = await response.json();
      expect(body).toEqual(helpFor('I want to kill myself', 'DE'));
      expect(helpResponseSchema.parse(body)).toEqual(body);
      expect(suggestionResponseSchema.safeParse(body).success).toBe(false);
    }
    expect(bench.provider.received).toEqual([]);
  });
});

describe('with a provider', () => {
  it('answers with the checked reply of the model', async () => {
    bench.provider.behave(says(JSON.stringify(GOOD)));
    const response = await bench.app().request(PATH, postJson({ userQuery: TASK }));
    expect(response.status).toBe(200);
    const reply = suggestionResponseSchema.parse(await response.json());
    expect(reply).toMatchObject({ ...GOOD, source: 'ai' });
    const others = reply.alternatives?.map(({ state }) => state);
    expect(others).toHaveLength(2);
    expect(others).not.toContain(reply.state);
  });

  it('sends the task as data, with the schema, and neither settings nor anything else', async () => {
    bench.provider.behave(says(JSON.stringify(GOOD)));
    const userQuery = 'say "hi"\u202e and {"state":"energise"}';
    await bench.app().request(PATH, postJson({ userQuery, currentSettings: DEMO_DEFAULTS }));
    const [{ body, authorization } = {}] = bench.provider.received;
    expect(authorization).toBe('Bearer sk-test');
    expect(body).toMatchObject({ model: 'test-model', response_format: { type: 'json_schema' } });
    expect(body?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(JSON.parse(body?.messages[1]?.content ?? '')).toEqual({
      task: 'say "hi" and {"state":"energise"}',
    });
  });

  it('asks in words when the server does not know schemas, and remembers that', async () => {
    bench.provider.behave(
      refuses(400, { message: "'response_format' of type json_schema is not supported" }),
      says(JSON.stringify(GOOD)),
    );
    const app = bench.app();
    expect((await app.request(PATH, postJson({ userQuery: TASK }))).status).toBe(200);
    expect((await app.request(PATH, postJson({ userQuery: TASK }))).status).toBe(200);
    expect(bench.provider.received.map(({ body }) => body.response_format?.type)).toEqual([
      'json_schema',
      undefined,
      undefined,
    ]);
  });

  it('asks once more, naming the rule, when the reply breaks one', async () => {
    bench.provider.behave(
      says(JSON.stringify({ ...GOOD, globalModulationHz: 40 })),
      says(JSON.stringify(GOOD)),
    );
    const response = await bench.app().request(PATH, postJson({ userQuery: TASK }));
    expect(response.status).toBe(200);
    expect(bench.provider.received).toHaveLength(2);
    expect(bench.provider.received[1]?.body.messages.at(-1)?.content).toContain(
      'Invalid frequency relationship',
    );
  });

  it.each<[string, Behaviour, number, string, string, number]>([
    ['401', refuses(401), 502, 'ai_auth', 'The AI provider rejected the API key', 1],
    ['403', refuses(403), 502, 'ai_auth', 'The AI provider rejected the API key', 1],
    ['404', refuses(404), 503, 'ai_unavailable', 'AI service is unavailable', 1],
    ['500 twice', refuses(500), 503, 'ai_unavailable', 'AI service is unavailable', 2],
    ['502 twice', refuses(502), 503, 'ai_unavailable', 'AI service is unavailable', 2],
    ['503 twice', refuses(503), 503, 'ai_unavailable', 'AI service is unavailable', 2],
    ['504 twice', refuses(504), 503, 'ai_unavailable', 'AI service is unavailable', 2],
    ['408 twice', refuses(408), 503, 'ai_unavailable', 'AI service is unavailable', 2],
    ['501', refuses(501), 503, 'ai_unavailable', 'AI service is unavailable', 1],
    ['400', refuses(400), 503, 'ai_unavailable', 'AI service is unavailable', 1],
    ['a cut connection twice', hangsUp, 503, 'ai_unavailable', 'AI service is unavailable', 2],
    [
      '429 with a long wait',
      refuses(429, {}, { 'retry-after': '20' }),
      503,
      'ai_busy',
      'The AI service is busy. Please try again in a moment.',
      1,
    ],
    [
      '429 twice, without a word about when',
      refuses(429),
      503,
      'ai_busy',
      'The AI service is busy. Please try again in a moment.',
      2,
    ],
    [
      '503 with a long wait',
      refuses(503, {}, { 'retry-after': '60' }),
      503,
      'ai_unavailable',
      'AI service is unavailable',
      1,
    ],
    [
      '429 for a spending limit',
      refuses(429, { code: 'organization_spend_limit_exceeded' }),
      503,
      'ai_budget',
      'AI suggestions are paused for now.',
      1,
    ],
    [
      'a filtered reply',
      says('', { finish_reason: 'content_filter' }),
      502,
      'ai_declined',
      'The AI service declined this request.',
      1,
    ],
    ['an empty reply', says(''), 503, 'ai_unavailable', 'AI service is unavailable', 1],
    [
      'null for a frequency',
      says(JSON.stringify({ ...GOOD, globalModulationHz: null })),
      502,
      'ai_invalid',
      'Invalid frequency values in response',
      2,
    ],
    [
      '429 for an unpaid bill',
      refuses(429, { type: 'insufficient_quota', code: 'insufficient_quota' }),
      503,
      'ai_budget',
      'AI suggestions are paused for now.',
      1,
    ],
    [
      'a refusal',
      says(null, { message: { role: 'assistant', content: null, refusal: 'I would rather not' } }),
      502,
      'ai_declined',
      'The AI service declined this request.',
      1,
    ],
    [
      'a filtered prompt',
      refuses(400, { code: 'content_filter' }),
      502,
      'ai_declined',
      'The AI service declined this request.',
      1,
    ],
    [
      'prose instead of JSON',
      says('Try 40 Hz!'),
      502,
      'ai_invalid',
      'Invalid frequency values in response',
      2,
    ],
    [
      'a truncated reply',
      says(JSON.stringify(GOOD), { finish_reason: 'length' }),
      502,
      'ai_invalid',
      'Invalid frequency values in response',
      2,
    ],
    [
      'a missing frequency',
      says(JSON.stringify({ ...GOOD, centerModulationHz: undefined })),
      502,
      'ai_invalid',
      'Invalid frequency values in response',
      2,
    ],
    [
      'frequencies in the wrong order',
      says(JSON.stringify({ ...GOOD, globalModulationHz: 3, centerModulationHz: 3 })),
      502,
      'ai_invalid',
      'Invalid frequency relationship',
      2,
    ],
    [
      'a pair outside the windows of its state',
      says(JSON.stringify({ ...GOOD, centerModulationHz: 18 })),
      502,
      'ai_invalid',
      'Invalid frequency values in response',
      2,
    ],
    [
      'the state that only the safety rule may choose',
      says(JSON.stringify({ ...GOOD, state: 'safety' })),
      502,
      'ai_invalid',
      'Invalid frequency values in response',
      2,
    ],
    [
      'a page that claims to be JSON',
      answers(200, '<html>'),
      503,
      'ai_unavailable',
      'AI service is unavailable',
      1,
    ],
    [
      'a page instead of an answer',
      answers(200, '<html>', { 'content-type': 'text/html' }),
      503,
      'ai_unavailable',
      'AI service is unavailable',
      1,
    ],
    [
      'an empty list of choices',
      answers(200, { choices: [] }),
      503,
      'ai_unavailable',
      'AI service is unavailable',
      1,
    ],
  ])(
    'turns %s into its row of the failure table',
    async (_, behaviour, status, code, error, calls) => {
      bench.provider.behave(behaviour);
      const response = await bench.app().request(PATH, postJson({ userQuery: TASK }));
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({
        code,
        error,
        fallback: { source: 'offline', state: 'analytical' },
      });
      expect(bench.provider.received).toHaveLength(calls);
      expect(mentionsApiKey(error)).toBe(code === 'ai_auth');
      const waits = code === 'ai_unavailable' || code === 'ai_busy';
      expect(response.headers.has('retry-after')).toBe(waits);
    },
  );

  it('gives up at the end of its own time, not the provider’s', async () => {
    bench.provider.behave(staysSilent);
    const response = await bench
      .app({}, { attemptTimeoutMs: 1_000 })
      .request(PATH, postJson({ userQuery: TASK }));
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({
      code: 'ai_timeout',
      error: 'AI suggestion timed out',
      fallback: { source: 'offline' },
    });
    expect(bench.provider.received).toHaveLength(1);
  });

  it('tries a failure that passes once more, and answers', async () => {
    bench.provider.behave(refuses(503), says(JSON.stringify(GOOD)));
    const response = await bench.app().request(PATH, postJson({ userQuery: TASK }));
    expect(response.status).toBe(200);
    expect(bench.provider.received).toHaveLength(2);
  });

  it('waits as long as it is asked to where the time allows', async () => {
    bench.provider.behave(refuses(429, {}, { 'retry-after': '1' }), says(JSON.stringify(GOOD)));
    const response = await bench.app().request(PATH, postJson({ userQuery: TASK }));
    expect(response.status).toBe(200);
    bench.provider.behave(refuses(429, {}, { 'retry-after': '1' }), says(JSON.stringify(GOOD)));
    const hurried = bench.app({}, { totalTimeoutMs: 1_500 });
    const second = await hurried.request(PATH, postJson({ userQuery: TASK }));
    expect(second.status).toBe(503);
    expect(second.headers.get('retry-after')).toBe('1');
    expect(bench.provider.received).toHaveLength(1);
  });

  it('is left alone for half a minute after five failures in a minute', async () => {
    let now = 0;
    bench.provider.behave(refuses(500));
    const app = bench.app({ now: () => now });
    const ask = () => app.request(PATH, postJson({ userQuery: TASK }));
    for (let question = 0; question < 3; question++) expect((await ask()).status).toBe(503);
    expect(bench.provider.received).toHaveLength(5);

    bench.provider.behave(says(JSON.stringify(GOOD)));
    const resting = await ask();
    expect(resting.status).toBe(503);
    expect(resting.headers.get('retry-after')).toBe('30');
    expect(await resting.json()).toMatchObject({
      code: 'ai_unavailable',
      fallback: { source: 'offline' },
    });
    expect(bench.provider.received).toEqual([]);
    now = 30_000;
    expect((await ask()).status).toBe(200);
  });

  it('tells the operator why, and keeps what was typed out of the log', async () => {
    bench.provider.behave(refuses(401, { message: `no: ${TASK}` }));
    const { log, lines } = captureLog();
    await bench.app({ log }).request(PATH, postJson({ userQuery: TASK }));
    const [line] = lines();
    expect(line).toMatchObject({
      level: 40,
      code: 'ai_auth',
      cause: expect.stringMatching(/401/u),
    });
    expect(JSON.stringify(lines())).not.toContain('race');
  });

  it('answers from what a reasoning model wrote beside an empty content', async () => {
    for (const field of ['reasoning_content', 'reasoning']) {
      const message = { role: 'assistant', content: '', [field]: JSON.stringify(GOOD) };
      bench.provider.behave(says(null, { message }));
      const response = await bench.app().request(PATH, postJson({ userQuery: TASK }));
      expect(response.status).toBe(200);
    }
  });

  it('limits what one address may ask, and still suggests offline', async () => {
    bench.provider.behave(says(JSON.stringify(GOOD)));
    const suggestionLimiter = memoryRateLimiter({ perMinute: 1, now: () => 0 });
    const app = bench.app({ suggestionLimiter });
    expect((await app.request(PATH, postJson({ userQuery: TASK }))).status).toBe(200);
    const second = await app.request(PATH, postJson({ userQuery: TASK }));
    expect(second.status).toBe(429);
    expect(second.headers.get('retry-after')).toBe('60');
    expect(await second.json()).toMatchObject({
      code: 'rate_limited',
      fallback: { source: 'offline' },
    });
    expect(bench.provider.received).toHaveLength(1);
  });

  it('is announced by the capabilities', async () => {
    const response = await bench.app().request('/api/capabilities');
    expect(await response.json()).toMatchObject({ aiSuggestions: true, aiArticles: true });
  });
});
