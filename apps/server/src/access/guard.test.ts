import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DECLARED_ENDPOINTS } from '../testing/declared-endpoints.ts';
import { makeFolders, testApp, type TestFolders } from '../testing/test-app.ts';
import { assertEachIsDeclared } from './guard.ts';

let folders: TestFolders;
beforeAll(async () => {
  folders = await makeFolders();
});
afterAll(() => folders.remove());

describe('what is served', () => {
  it('is everything that is declared', () => {
    const { routes } = testApp(folders);
    const served = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    const missing = DECLARED_ENDPOINTS.map(({ method, path }) => `${method} ${path}`).filter(
      (route) => !served.has(route),
    );
    expect(missing).toEqual([]);
  });

  it('is declared, or the server does not start', () => {
    const app = testApp(folders);
    app.get('/api/forgotten', (context) => context.text('open'));
    expect(() => assertEachIsDeclared({ app, served: new Map() })).toThrow('GET /api/forgotten');
  });
});
