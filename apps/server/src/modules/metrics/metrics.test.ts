import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServerContext } from '../../http/server-context.ts';
import { createMetrics } from './metrics.ts';
import { type MetricsListener, startMetricsListener } from './metrics-listener.ts';

const listeners: MetricsListener[] = [];
afterEach(async () => {
  await Promise.all(listeners.splice(0).map(({ stop }) => stop()));
});

function countedApp() {
  const clock = { ms: 0 };
  const metrics = createMetrics(() => clock.ms);
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
    metrics.observeMails(() => Promise.reject(new Error('away')));
    const text = await metrics.read();
    expect(text).toContain('overtone_database_connections{state="waited_for"} 1');
    expect(text).toContain('overtone_mails_waiting Nan');
  });
});

describe('the listener', () => {
  it('answers the one question on this machine, and nothing else', async () => {
    const listener = await startMetricsListener(countedApp().metrics, 0);
    listeners.push(listener);
    const answer = await fetch(listener.url);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('process_cpu_seconds_total');
    expect((await fetch(new URL('/', listener.url))).status).toBe(404);
    expect((await fetch(listener.url, { method: 'POST' })).status).toBe(404);
  });

  it('says which port is taken', async () => {
    const listener = await startMetricsListener(countedApp().metrics, 0);
    listeners.push(listener);
    const port = Number(new URL(listener.url).port);
    await expect(startMetricsListener(countedApp().metrics, port)).rejects.toThrow(`port ${port}`);
  });
});
