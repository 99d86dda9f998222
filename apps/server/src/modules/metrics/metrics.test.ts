import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ServerContext } from '../../http/server-context.ts';
import { makeFolders, postJson, testApp, type TestFolders } from '../../testing/test-app.ts';
import { processMetrics } from './metrics.ts';
import { type MetricsListener, startMetricsListener } from './metrics-listener.ts';

const listeners: MetricsListener[] = [];
afterEach(async () => {
  await Promise.all(listeners.splice(0).map(({ stop }) => stop()));
});

function countedApp() {
  const clock = { ms: 0 };
  const metrics = processMetrics(() => clock.ms);
  const app = new Hono<ServerContext>();
  app.use(metrics.observeRequests);
  app.get('/things/:id', (context) => {
    clock.ms += 30;
    return context.text('thing');
  });
  app.get('/broken', () => {
    throw new Error('broken');
  });
  app.onError((_, context) => context.text('sorry', 500));
  return { app, metrics };
}

describe('the metrics of the whole application', () => {
  let folders: TestFolders;
  beforeAll(async () => {
    folders = await makeFolders();
  });
  afterAll(() => folders.remove());

  async function routesAfter(...requests: readonly (readonly [string, string])[]) {
    const metrics = processMetrics(() => 0);
    const app = testApp(folders, { observe: metrics.observeRequests });
    for (const [method, path] of requests)
      await app.request(path, method === 'POST' ? postJson({}) : { method });
    const text = await metrics.read();
    const counted = text.matchAll(/_seconds_count\{method="(\w+)",route="(.+)",status="(\d+)"\}/gu);
    return { text, routes: [...counted].map(([, ...labels]) => labels.join(' ')) };
  }

  it('name the route that a request asked for, not the last one that would have taken it', async () => {
    const { routes } = await routesAfter(
      ['GET', '/api/health'],
      ['DELETE', '/api/health'],
      ['GET', '/api/account'],
      ['GET', '/api/admin/reports/figures'],
      ['GET', '/api/nothing'],
      ['GET', '/audio/ambient/nothing.mp3'],
      ['GET', '/demo'],
    );
    expect(routes).toEqual([
      'GET /api/health 200',
      'DELETE /api/health 405',
      'GET /api/account 401',
      'GET /api/admin/reports/:name 401',
      'GET /api/* 404',
      'GET /audio/ambient/:file 404',
      'GET /* 200',
    ]);
  });

  it('count what was never set up as no failure', async () => {
    const { text, routes } = await routesAfter(['POST', '/api/article']);
    expect(routes).toEqual(['POST /api/article 503']);
    expect(text).not.toMatch(/failures_total\{/u);
  });
});

describe('the metrics', () => {
  it('count and time requests under the pattern of their route', async () => {
    const { app, metrics } = countedApp();
    await app.request('/things/1');
    await app.request('/things/2');
    const text = await metrics.read();
    const labels = 'method="GET",route="/things/:id",status="200"';
    expect(text).toContain(`overtone_http_request_duration_seconds_count{${labels}} 2`);
    expect(text).toContain(`overtone_http_request_duration_seconds_sum{${labels}} 0.06`);
    expect(text).not.toContain('/things/1');
    expect(text).toContain('overtone_http_requests_under_way 0');
  });

  it('count failures on our side apart', async () => {
    const { app, metrics } = countedApp();
    await app.request('/broken');
    await app.request('/missing');
    expect(await metrics.read()).toContain('overtone_http_failures_total{route="/broken"} 1');
  });

  it('follow the pool and the outbox, also while the database is away', async () => {
    const { metrics } = countedApp();
    metrics.observePool({ totalCount: 3, idleCount: 2, waitingCount: 1 });
    const away = () => Promise.reject(new Error('away'));
    metrics.observeMails({ countWaiting: away, oldestAgeSeconds: () => Promise.resolve(90) });
    metrics.countGivenUpMail('too_often');
    metrics.observeBackups(() => ({
      kept: [
        { time: new Date(9_000), name: 'newest' },
        { time: new Date(1_000), name: 'oldest' },
      ],
      failure: undefined,
    }));
    metrics.countUnknownCustomer();
    const text = await metrics.read();
    expect(text).toContain('overtone_database_connections{state="waited_for"} 1');
    expect(text).toContain('overtone_mails_waiting Nan');
    expect(text).toContain('overtone_mails_oldest_waiting_seconds 90');
    expect(text).toContain('overtone_mails_given_up_total{reason="too_often"} 1');
    expect(text).toContain('overtone_payment_customers_unknown_total 1');
    expect(text).toContain('overtone_backup_made_timestamp_seconds 9');
    expect(text).toContain('overtone_backup_failed_timestamp_seconds Nan');
  });
});

describe('the listener', () => {
  it('answers the one question on this machine, and nothing else', async () => {
    const listener = await startMetricsListener(countedApp().metrics, {
      host: '127.0.0.1',
      port: 0,
    });
    listeners.push(listener);
    const answer = await fetch(listener.url);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('process_cpu_seconds_total');
    expect((await fetch(new URL('/', listener.url))).status).toBe(404);
    expect((await fetch(listener.url, { method: 'POST' })).status).toBe(404);
  });

  it('answers on the address that it is given', async () => {
    const listener = await startMetricsListener(countedApp().metrics, { host: '::1', port: 0 });
    listeners.push(listener);
    expect(listener.url).toMatch(/^http:\/\/\[::1\]:\d+\/metrics$/u);
    expect((await fetch(listener.url)).status).toBe(200);
  });

  it('says which port is taken', async () => {
    const listener = await startMetricsListener(countedApp().metrics, {
      host: '127.0.0.1',
      port: 0,
    });
    listeners.push(listener);
    const port = Number(new URL(listener.url).port);
    await expect(
      startMetricsListener(countedApp().metrics, { host: '127.0.0.1', port }),
    ).rejects.toThrow(`port ${port}`);
  });
});
