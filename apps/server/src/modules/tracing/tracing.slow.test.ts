import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ServerProcess, startServerProcess } from '../../faults/server-process.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { type HttpStandIn, startHttpStandIn } from '../../testing/stand-ins/http-stand-in.ts';
import {
  type CollectedSpan,
  startTraceCollector,
  type TraceCollector,
} from '../../testing/stand-ins/trace-collector.ts';

const PATIENCE = { timeout: 120_000, interval: 200 };
const [EMAIL, ADDRESS, TYPED] = ['ada@example.com', '203.0.113.9', 'whittle'];
/** Says each file of OpenTelemetry that is loaded where a start is heard. */
const TELL_LOADED = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) {
    if (url.includes('@opentelemetry/sdk') || url.includes('modules/tracing/tracing')) console.error('loaded ' + url);
    return next(url, context);
  } });
`)}`;

let root: string;
let database: TestDatabase;
let collector: TraceCollector;
let model: HttpStandIn;

beforeEach(async () => {
  [root, database, collector, model] = await Promise.all([
    mkdtemp(path.join(tmpdir(), 'overtone-traces-')),
    makeTestDatabase(),
    startTraceCollector(),
    startHttpStandIn(),
  ]);
  model.behave((response) => void response.writeHead(500).end());
});
afterEach(async () => {
  await Promise.all([collector.close(), model.close(), database.close()]);
  await rm(root, { recursive: true, force: true });
});

const start = (more: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  startServerProcess({
    DATABASE_URL: database.connectionString,
    DATA_DIR: path.join(root, 'data'),
    AI_BASE_URL: model.url,
    AI_API_KEY: 'secret-of-the-model',
    TRUSTED_PROXIES: '1',
    NODE_OPTIONS: `--import "${TELL_LOADED}"`,
    ...more,
  });

const post = (server: ServerProcess, where: string, body: unknown) =>
  fetch(`${server.url}${where}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ADDRESS },
    body: JSON.stringify(body),
  });

const named = (name: string): CollectedSpan => {
  const span = collector.spans.find((each) => each.name === name);
  expect(
    span,
    `${name} among ${collector.spans.map((each) => each.name).join(', ')}`,
  ).toBeDefined();
  return span ?? expect.unreachable();
};
const partsOf = ({ spanId }: CollectedSpan) =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId).map(({ name }) => name);

describe('traces', () => {
  it('tell a collector of requests, statements, calls to outside, mails and jobs, and of nobody', async () => {
    const server = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key, x-team=two',
    });
    const subscribed = await post(server, `/api/newsletter-subscribers?of=${TYPED}`, {
      email: EMAIL,
    });
    expect(subscribed.status).toBe(201);
    await post(server, '/api/ai-suggestion', { userQuery: TYPED, currentSettings: DEMO_DEFAULTS });
    await fetch(`${server.url}/api/${TYPED}`);
    await vi.waitFor(() => named('mail newsletter_welcome'), PATIENCE);
    expect(await server.stop()).toBe(0);

    expect(collector.senders[0]).toMatchObject({ 'service.name': 'overtone' });
    expect(collector.headers[0]).toMatchObject({ 'x-key': 'a key', 'x-team': 'two' });
    const subscribing = named('POST /api/newsletter-subscribers');
    expect(subscribing.attributes).toMatchObject({
      'http.route': '/api/newsletter-subscribers',
      'http.response.status_code': 201,
      'overtone.request_id': subscribed.headers.get('x-request-id'),
    });
    expect(subscribing.parentSpanId ?? '').toBe('');
    expect(partsOf(subscribing)).toContainEqual(expect.stringContaining('newsletter_subscribers'));
    expect(partsOf(named('POST /api/ai-suggestion'))).toContain('POST 127.0.0.1');
    const mail = named('mail newsletter_welcome');
    expect(collector.spans.find(({ spanId }) => spanId === mail.parentSpanId)?.name).toBe(
      'job mails',
    );
    expect(named('job retention').status.code ?? 0).toBe(0);
    expect(named('GET /api/*').attributes).toMatchObject({ 'error.type': 'not_found' });
    expect(named('POST 127.0.0.1').attributes).toMatchObject({ 'http.response.status_code': 500 });
    for (const personal of [EMAIL, ADDRESS, TYPED, 'secret-of-the-model', 'Mozilla']) {
      expect(collector.raw.join('\n')).not.toContain(personal);
    }
    expect(collector.raw.join('\n')).not.toContain('v1/traces');
  });

  it('keep nobody from anything while the collector is away', async () => {
    await collector.close();
    const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
    expect((await post(server, '/api/newsletter-subscribers', { email: EMAIL })).status).toBe(201);
    expect(await server.stop()).toBe(0);
  });

  it('are made, and what makes them is loaded, only where a collector is named', async () => {
    const loadedBy = async (more: Readonly<Record<string, string>>) => {
      const server = await start(more);
      await fetch(`${server.url}/api/health`);
      expect(await server.stop()).toBe(0);
      return server.sentences.filter((line) => line.startsWith('loaded '));
    };
    expect(await loadedBy({})).toEqual([]);
    expect(collector.raw).toEqual([]);
    const loaded = await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
    expect(loaded).toContainEqual(expect.stringContaining('sdk-trace'));
  });
});
