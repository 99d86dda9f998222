import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { API_ROUTES } from './testing/declared-endpoints.ts';
import {
  captureLog,
  makeFolders,
  postJson,
  testApp,
  type TestFolders,
} from './testing/test-app.ts';

let folders: TestFolders;

beforeAll(async () => {
  folders = await makeFolders();
});
afterAll(() => folders.remove());

const SUGGESTION = '/api/ai-suggestion';

const operation = z.object({
  responses: z.record(z.string(), z.unknown()),
  requestBody: z.unknown().optional(),
});
const descriptionSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.object({ post: operation.optional() })),
});

describe('every answer', () => {
  it('carries the request id that came in when it is harmless, else a new one', async () => {
    const app = testApp(folders);
    const kept = await app.request('/api/health', { headers: { 'x-request-id': 'abc-123' } });
    expect(kept.headers.get('x-request-id')).toBe('abc-123');
    for (const hostile of ['<script>', 'a b', 'x'.repeat(65)]) {
      const response = await app.request('/api/health', { headers: { 'x-request-id': hostile } });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/u);
    }
  });

  it.each(['/', '/api/health', '/api/nothing', '/audio/nothing'])(
    'to %s keeps the page to its own origin',
    async (path) => {
      const { headers } = await testApp(folders).request(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  it('asks browsers to stay on HTTPS only where people use HTTPS', async () => {
    const { headers } = await testApp(folders, { isHttps: true }).request('/');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=/u);
  });
});

describe('a failed request', () => {
  it.each([
    ['an unknown address', '/api/nothing', {}, 404, 'not_found'],
    ['bytes that are not JSON', SUGGESTION, postJson('{"userQuery":'), 400, 'invalid_json'],
    [
      'bytes that are not UTF-8',
      SUGGESTION,
      { ...postJson(''), body: Uint8Array.of(0x22, 0xff, 0x22) },
      400,
      'invalid_json',
    ],
    ['no body', SUGGESTION, postJson(''), 400, 'invalid_json'],
    ['JSON of the wrong type', SUGGESTION, postJson('[]'), 400, 'invalid_request'],
    [
      'an unknown field',
      SUGGESTION,
      postJson({ userQuery: 'x', extra: 1 }),
      400,
      'invalid_request',
    ],
    [
      'another content type',
      SUGGESTION,
      { method: 'POST', body: 'x' },
      415,
      'unsupported_media_type',
    ],
    [
      'a body over 64 KB',
      SUGGESTION,
      postJson({ userQuery: 'x'.repeat(65_537) }),
      413,
      'body_too_large',
    ],
    [
      'a form',
      SUGGESTION,
      { method: 'POST', body: new URLSearchParams({ userQuery: 'x' }) },
      415,
      'unsupported_media_type',
    ],
  ])('with %s has the one error shape', async (_, path, init, status, code) => {
    const response = await testApp(folders).request(path, init);
    expect(response.status).toBe(status);
    const body = errorBodySchema.parse(await response.json());
    expect(body.code).toBe(code);
    expect(body.requestId).toBe(response.headers.get('x-request-id'));
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['GET', SUGGESTION, 'POST'],
    ['DELETE', '/api/health', 'GET, HEAD'],
    ['POST', '/audio/ambient/Serene%20Rain.mp3', 'GET, HEAD'],
    ['PUT', '/', 'GET, HEAD'],
    ['OPTIONS', SUGGESTION, 'POST'],
  ])('for %s %s names the methods that would do', async (method, path, allow) => {
    const response = await testApp(folders).request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  it('that nobody expected says nothing about the inside, and the log everything', async () => {
    const { log, lines } = captureLog();
    const app = testApp(folders, {
      log,
      isDatabaseReachable: () => Promise.reject(new Error('secret detail')),
    });
    const response = await app.request('/api/health');
    expect(response.status).toBe(500);
    const body = await response.text();
    expect(body).not.toContain('secret detail');
    expect(JSON.parse(body)).toMatchObject({ code: 'internal_error' });
    expect(lines()).toMatchObject([{ status: 500, err: { message: 'secret detail' } }]);
  });
});

describe('the log', () => {
  it('has one line a request, without anything that a person typed', async () => {
    const { log, lines } = captureLog();
    const app = testApp(folders, { log });
    await app.request(`${SUGGESTION}?note=typed`, postJson({ userQuery: 'typed words' }));
    await app.request('/api/health');
    expect(lines()).toMatchObject([
      { method: 'POST', path: SUGGESTION, status: 503, ms: 0, code: 'ai_not_configured' },
      { method: 'GET', path: '/api/health', status: 200 },
    ]);
    expect(JSON.stringify(lines())).not.toContain('typed');
  });
});

describe('small answers', () => {
  it('say whether the server is well', async () => {
    const well = await testApp(folders).request('/api/health');
    expect(well.status).toBe(200);
    expect(await well.json()).toEqual({
      ok: true,
      database: 'reachable',
      disk: 'roomy',
      backups: 'off',
      version: '1.2.3',
    });

    const ill = await testApp(folders, {
      isDatabaseReachable: () => Promise.resolve(false),
    }).request('/api/health');
    expect(ill.status).toBe(503);
    expect(await ill.json()).toEqual({
      ok: false,
      database: 'unreachable',
      disk: 'roomy',
      backups: 'off',
      version: '1.2.3',
    });

    const full = await testApp(folders, { hasRoom: () => Promise.resolve(false) }).request(
      '/api/health',
    );
    expect(full.status).toBe(503);
    expect(await full.json()).toMatchObject({ ok: false, database: 'reachable', disk: 'full' });
  });

  it('say that the process runs, whatever has become of the rest', async () => {
    const live = await testApp(folders, {
      isDatabaseReachable: () => Promise.resolve(false),
      hasRoom: () => Promise.resolve(false),
    }).request('/api/health/live');
    expect(live.status).toBe(200);
    expect(await live.json()).toEqual({ ok: true, version: '1.2.3' });
  });

  it('say what the operator configured', async () => {
    const response = await testApp(folders).request('/api/capabilities');
    expect(await response.json()).toMatchObject({ aiSuggestions: false, aiArticles: false });
  });

  it('describe the API as OpenAPI 3.1, with every operation', async () => {
    const response = await testApp(folders).request('/api/openapi.json');
    const description = descriptionSchema.parse(await response.json());
    const paths = Object.keys(API_ROUTES).map((route) =>
      route.replace(/^[A-Z]+ /u, '').replaceAll(/:(\w+)/gu, '{$1}'),
    );
    expect(Object.keys(description.paths).sort()).toEqual(
      [...new Set(paths)].filter((path) => path !== '/api/openapi.json').sort(),
    );
    const post = description.paths[SUGGESTION]?.post;
    expect(Object.keys(post?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '413', '429', '502', '503', '504']),
    );
    expect(JSON.stringify(post?.requestBody)).toContain('userQuery');
  });
});
