import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createApiClient } from './api-client.ts';

const REST = { userQuery: 'rest', currentSettings: DEMO_DEFAULTS };
const PAIR = { globalModulationHz: 1, centerModulationHz: 10 };

function setUp(path: string, respond?: () => Response | Promise<Response>) {
  const host = createFakeHost();
  if (respond) host.respond(path, respond);
  return { host, api: createApiClient(host) };
}

describe('asking for a suggestion', () => {
  const path = '/api/ai-suggestion';

  it('posts the query and the current settings as JSON', async () => {
    const { host, api } = setUp(path, () => jsonResponse(PAIR));
    await api.suggest({ userQuery: 'write a letter', currentSettings: DEMO_DEFAULTS });
    expect(host.requests).toMatchObject([
      {
        path,
        method: 'POST',
        body: { userQuery: 'write a letter', currentSettings: DEMO_DEFAULTS },
      },
    ]);
  });

  it('gives the suggestion with the defaults for what the reply leaves out', async () => {
    const { api } = setUp(path, () => jsonResponse({ ...PAIR, narrativeExplanation: 'Slow.' }));
    expect(await api.suggest(REST)).toMatchObject({
      ok: true,
      value: {
        help: null,
        failureCode: null,
        suggestion: {
          ok: true,
          value: {
            ...PAIR,
            narrativeExplanation: 'Slow.',
            visualHue: 240,
            globalModulationStrength: 0.45,
            masterAudioVolume: 0.1,
            waveform: 'Sine',
          },
        },
      },
    });
  });

  it('uses the fallback of a refusal', async () => {
    const body = {
      error: 'AI is not configured: missing API key',
      code: 'ai_not_configured',
      fallback: { ...PAIR, source: 'offline' },
    };
    const { api } = setUp(path, () => jsonResponse(body, 503));
    expect(await api.suggest(REST)).toMatchObject({
      ok: true,
      value: {
        failureCode: 'ai_not_configured',
        suggestion: { ok: true, value: { ...PAIR, source: 'offline' } },
      },
    });
  });

  it('names the submit where it is given a key', async () => {
    const { host, api } = setUp(path, () => jsonResponse(PAIR));
    await api.suggest({ ...REST, idempotencyKey: 'key-of-this-submit' });
    await api.suggest(REST);
    expect(host.requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      'key-of-this-submit',
      null,
    ]);
    expect(host.requests[0]?.body).toEqual(REST);
  });

  it('gives the quota and the wait that an answer tells of, and neither where it is malformed', async () => {
    const { host, api } = setUp(path, () =>
      Response.json(
        { error: 'x', code: 'quota_exhausted', quota: { used: 10, limit: 10 } },
        { status: 402, headers: { 'retry-after': '7' } },
      ),
    );
    expect(await api.suggest(REST)).toMatchObject({
      value: { quota: { used: 10, limit: 10 }, retryAfterMs: 7000 },
    });
    host.respond(path, () => jsonResponse({ ...PAIR, quota: { used: 'many' } }));
    expect(await api.suggest(REST)).toMatchObject({ value: { quota: null, retryAfterMs: null } });
  });

  it.each<[string, () => Response, string]>([
    [
      'a refusal with a sentence',
      () => jsonResponse({ error: 'AI suggestion timed out', code: 'ai_timeout' }, 504),
      'AI suggestion timed out',
    ],
    ['a refusal without a sentence', () => jsonResponse({}, 500), 'Failed to get AI suggestion'],
    [
      'a refusal that is not JSON',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      'Failed to get AI suggestion',
    ],
    [
      'a success without a frequency',
      () => jsonResponse({ globalModulationHz: 1 }),
      'Invalid frequency values in response',
    ],
    [
      'a success that is not JSON',
      () => new Response('hello'),
      'Invalid frequency values in response',
    ],
    [
      'a global frequency that is not lower',
      () => jsonResponse({ globalModulationHz: 10, centerModulationHz: 10 }),
      'Invalid frequency relationship',
    ],
    [
      'a fallback in the wrong order',
      () => jsonResponse({ fallback: { globalModulationHz: 9, centerModulationHz: 4 } }, 503),
      'Invalid frequency relationship',
    ],
  ])('fails on %s', async (_, respond, reason) => {
    const { api } = setUp(path, respond);
    expect(await api.suggest(REST)).toMatchObject({
      ok: true,
      value: { suggestion: { ok: false, reason } },
    });
  });

  it('fails, and does not throw, when no answer comes', async () => {
    const { api } = setUp(path);
    const reply = await api.suggest(REST);
    expect(reply).toMatchObject({
      ok: false,
      reason: { cause: expect.stringContaining('No answer from /api/ai-suggestion') },
    });
  });

  it('fails when it is aborted while the body is on its way', async () => {
    const controller = new AbortController();
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"globalModulationHz":1'));
        controller.signal.addEventListener('abort', () => stream.error(controller.signal.reason));
      },
    });
    const { api } = setUp(path, () => new Response(body));
    const reply = api.suggest(REST, controller.signal);
    controller.abort();
    expect(await reply).toMatchObject({
      ok: false,
      reason: { cause: expect.stringMatching(/abort/iu) },
    });
  });
});

describe('asking for an article', () => {
  const path = '/api/article';

  it('posts and gives title and content', async () => {
    const { host, api } = setUp(path, () => jsonResponse({ title: 'Sleep', content: 'Rest.' }));
    expect(await api.article()).toEqual({ ok: true, value: { title: 'Sleep', content: 'Rest.' } });
    expect(host.requests).toMatchObject([{ path, method: 'POST', body: {} }]);
  });

  it.each<[string, () => Response, string]>([
    [
      'a refusal, with its sentence',
      () => jsonResponse({ error: 'Failed to generate content', code: 'article_failed' }, 502),
      'Failed to generate content',
    ],
    [
      'a refusal in another form, with its status',
      () => new Response('no', { status: 502 }),
      'The server answered with status 502',
    ],
    [
      'an answer without content',
      () => jsonResponse({ title: 'Sleep' }),
      'The answer does not have the agreed form',
    ],
  ])('fails on %s', async (_, respond, reason) => {
    const { api } = setUp(path, respond);
    expect(await api.article()).toMatchObject({ ok: false, reason: { sentence: reason } });
  });
});

describe('asking for the capabilities', () => {
  it('gets what the server has been set up to do', async () => {
    const capabilities = { aiSuggestions: true, aiArticles: false };
    const { host, api } = setUp('/api/capabilities', () => jsonResponse(capabilities));
    expect(await api.capabilities()).toEqual({ ok: true, value: capabilities });
    expect(host.requests).toMatchObject([{ method: 'GET', body: undefined }]);
  });
});

describe('asking for the quota', () => {
  it('gives how many are used and free, and how long an answer may take', async () => {
    const quota = { used: 3, limit: 10, aiSuggestions: true, answersWithinMs: 12_000 };
    const { api } = setUp('/api/quota', () => jsonResponse(quota));
    expect(await api.quota()).toEqual({ ok: true, value: quota });
  });
});

describe('passing a verdict', () => {
  const path = '/api/suggestions/history/abc/verdict';

  it('posts it, and needs no body in return', async () => {
    const { host, api } = setUp(path, () => new Response(null, { status: 204 }));
    expect((await api.passVerdict('abc', { verdict: 'liked', state: 'creative' })).ok).toBe(true);
    expect(host.requests).toMatchObject([
      { method: 'POST', body: { verdict: 'liked', state: 'creative' } },
    ]);
  });

  it('fails with the server’s sentence', async () => {
    const refusal = { error: 'Please sign in first.', code: 'unauthenticated' };
    const { api } = setUp(path, () => jsonResponse(refusal, 401));
    expect(await api.passVerdict('abc', { verdict: 'kept' })).toMatchObject({
      ok: false,
      reason: { sentence: 'Please sign in first.', code: 'unauthenticated' },
    });
  });
});
