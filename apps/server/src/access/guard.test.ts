import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerContext } from '../http/server-context.ts';
import { makeFolders, testApp, type TestFolders } from '../testing/test-app.ts';
import { API_ACCESS } from './api-access.ts';
import { assertAccessIsComplete } from './guard.ts';

let folders: TestFolders;
beforeAll(async () => {
  folders = await makeFolders();
});
afterAll(() => folders.remove());

describe('the table of access', () => {
  it('has a row for every route, and a route for every row', () => {
    expect(() => assertAccessIsComplete(testApp(folders))).not.toThrow();
  });

  it('names a route without a row', () => {
    const app = testApp(folders);
    app.get('/api/forgotten', (context) => context.text('open'));
    expect(() => assertAccessIsComplete(app)).toThrow('GET /api/forgotten');
  });

  it('names a row without a route', () => {
    const app = new Hono<ServerContext>();
    expect(() => assertAccessIsComplete(app)).toThrow(Object.keys(API_ACCESS)[0]);
  });
});
