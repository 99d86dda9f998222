import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { API_ROUTES } from '../../testing/declared-endpoints.ts';
import { makeFolders, testApp, type TestFolders } from '../../testing/test-app.ts';

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).optional(),
        security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
  components: z.object({ securitySchemes: z.record(z.string(), z.unknown()) }),
});

let folders: TestFolders;
let text: string;
let document: z.infer<typeof documentSchema>;
beforeAll(async () => {
  folders = await makeFolders();
  text = await (await testApp(folders).request('/api/openapi.json')).text();
  document = documentSchema.parse(JSON.parse(text));
});
afterAll(() => folders.remove());

describe('the description of the API', () => {
  it('is the same bytes for everybody, and not sent again to whoever has them', async () => {
    const app = testApp(folders);
    const [first, second] = [
      await app.request('/api/openapi.json'),
      await app.request('/api/openapi.json'),
    ];
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^".+"$/u);
    expect(second.headers.get('etag')).toBe(etag);
    expect(first.headers.get('content-type')).toBe('application/json');
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(await first.text()).toBe(text);
    const known = await app.request('/api/openapi.json', { headers: { 'if-none-match': etag } });
    expect([known.status, await known.text()]).toEqual([304, '']);
  });

  it('names every status that the health check has', () => {
    const { responses } = document.paths['/api/health']?.['get'] ?? {};
    expect(Object.keys(responses ?? {}).sort()).toEqual(['200', '503']);
  });

  it('says which headers an operation reads, and which it can’t do without', () => {
    const headersOf = (path: string, method: string) =>
      document.paths[path]?.[method]?.parameters?.filter((one) => one.in === 'header');
    expect(headersOf('/api/settings', 'put')).toMatchObject([
      { name: 'If-Match', required: true },
      { name: 'Overtone-Account', required: false },
    ]);
    expect(headersOf('/api/settings', 'get')).toMatchObject([
      { name: 'If-None-Match' },
      { name: 'Overtone-Account' },
    ]);
    expect(headersOf('/api/ai-suggestion', 'post')).toMatchObject([
      { name: 'Idempotency-Key' },
      { name: 'Prefer' },
    ]);
    expect(headersOf('/api/billing/webhook', 'post')).toMatchObject([
      { name: 'Stripe-Signature', required: true },
    ]);
  });

  it('says which parts of a query an operation reads, and within what bounds', () => {
    const queryOf = (path: string) =>
      document.paths[path]?.['get']?.parameters?.filter((one) => one.in === 'query');
    expect(queryOf('/api/calendar/upcoming')).toMatchObject([
      { name: 'from', required: false, schema: { type: 'string', format: 'date-time' } },
      { name: 'days', required: false, schema: { type: 'integer', minimum: 1, maximum: 31 } },
      { name: 'timeZone', required: false, schema: { type: 'string' } },
    ]);
  });

  it('says of every operation whether it takes a sign-in, and how one is shown', () => {
    expect(Object.keys(document.components.securitySchemes)).toEqual(['cookie', 'bearer']);
    for (const [route, rule] of Object.entries(API_ROUTES)) {
      if (route === 'GET /api/openapi.json') continue;
      const [method = '', path = ''] = route.split(' ');
      const operation = document.paths[path.replaceAll(/:(\w+)/gu, '{$1}')]?.[method.toLowerCase()];
      const needsSignIn = rule === 'member' || rule === 'admin';
      expect([route, operation?.security]).toEqual([
        route,
        needsSignIn ? [{ cookie: [] }, { bearer: [] }] : [],
      ]);
    }
  });

  it('calls an email address one', () => {
    const addresses = text.matchAll(/"email":(?<schema>\{[^}]*\})/gu);
    const formats = [...addresses].map(({ groups }) => JSON.parse(groups?.['schema'] ?? '').format);
    expect(formats.length).toBeGreaterThan(5);
    expect(new Set(formats)).toEqual(new Set(['email']));
  });

  it('has patterns that mean the same with and without code points', () => {
    const patterns = [...text.matchAll(/"pattern":"(?<pattern>(?:[^"\\]|\\.)*)"/gu)];
    const halves = patterns.filter(({ groups }) => /\\u[dD]8/u.test(groups?.['pattern'] ?? ''));
    expect(halves.map(([found]) => found)).toEqual([]);
  });

  it('has patterns that every engine of regular expressions reads', () => {
    const patterns = [...text.matchAll(/"pattern":"(?<pattern>(?:[^"\\]|\\.)*)"/gu)];
    expect(patterns.length).toBeGreaterThan(5);
    const strange = patterns.filter(({ groups }) =>
      /\(\?(?:[=!]|<[=!])|\\\\[pP]\{|\\\\w/u.test(groups?.['pattern'] ?? ''),
    );
    expect(strange.map(([found]) => found)).toEqual([]);
  });
});
