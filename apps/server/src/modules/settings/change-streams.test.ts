import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createManualClock } from '@overtone/testkit/manual-clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryChangeFeed } from '../../testing/in-memory/memory-change-feed.ts';
import { makeFolders, TEST_TIME, testApp, type TestFolders } from '../../testing/test-app.ts';
import { testMember, testPersonal } from '../../testing/test-personal.ts';
import { connectDatabase } from '../../database/connection.ts';
import { changeStreams, HEARTBEAT_MS, MAX_STREAMS, STREAM_LIFE_MS } from './change-streams.ts';

const ADA = testMember('ada');

function setUp() {
  const clock = createManualClock();
  const feed = memoryChangeFeed();
  const streams = changeStreams({ feed, every: clock.every });
  return { clock, feed, streams };
}

/** Reads a stream as far as it has been written. */
function readerOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  return {
    next: async () => decoder.decode((await reader.read()).value),
    isDone: async () => (await reader.read()).done,
    leave: () => reader.cancel(),
  };
}

describe('a stream of changes', () => {
  it('names each thing of the person’s that changed', async () => {
    const { feed, streams } = setUp();
    const { next } = readerOf(streams.open('ada'));
    await next();
    await feed.publish('bob', 'settings');
    await feed.publish('ada', 'settings');
    await feed.publish('ada', 'usage');
    expect(await next()).toBe('event: settings\ndata: {}\n\n');
    expect(await next()).toBe('event: usage\ndata: {}\n\n');
  });

  it('beats while nothing happens, and ends after its life', async () => {
    const { clock, streams } = setUp();
    const { next, isDone } = readerOf(streams.open('ada'));
    await next();
    clock.advance(HEARTBEAT_MS);
    expect(await next()).toMatch(/^: /u);
    for (let at = 2 * HEARTBEAT_MS; at < STREAM_LIFE_MS; at += HEARTBEAT_MS) {
      clock.advance(HEARTBEAT_MS);
      await next();
    }
    clock.advance(HEARTBEAT_MS);
    expect(await isDone()).toBe(true);
    expect([streams.count(), clock.waiting]).toEqual([0, 0]);
  });

  it('is forgotten when its reader goes away', async () => {
    const { clock, feed, streams } = setUp();
    const { leave } = readerOf(streams.open('ada'));
    await leave();
    expect([streams.count(), clock.waiting]).toEqual([0, 0]);
    await expect(feed.publish('ada', 'settings')).resolves.toBeUndefined();
  });

  it('is one of a few for each person', async () => {
    const { streams } = setUp();
    const open = Array.from({ length: MAX_STREAMS }, () => streams.open('ada'));
    expect(() => streams.open('ada')).toThrow('too many places');
    expect(() => streams.open('bob')).not.toThrow();
    await open[0]?.cancel();
    expect(() => streams.open('ada')).not.toThrow();
  });

  it('ends with the server, which opens no more', async () => {
    const { clock, streams } = setUp();
    const { next, isDone } = readerOf(streams.open('ada'));
    await next();
    streams.closeAll();
    streams.closeAll();
    expect(await isDone()).toBe(true);
    expect([streams.count(), clock.waiting]).toEqual([0, 0]);
    expect(() => streams.open('ada')).toThrow('not ready');
  });
});

describe('GET /api/settings/events', () => {
  let folders: TestFolders;
  beforeAll(async () => {
    folders = await makeFolders();
  });
  afterAll(() => folders.remove());

  function setUpApp() {
    const { database } = connectDatabase('postgres://nobody@127.0.0.1:1/none');
    const feed = memoryChangeFeed();
    const personal = testPersonal({ database, now: () => TEST_TIME, feed });
    const app = testApp(folders, { personOf: () => Promise.resolve(ADA), personal });
    return { app, feed, personal };
  }

  it('is a stream of events that nobody stores or collects', async () => {
    const { app, feed } = setUpApp();
    const response = await app.request('/api/settings/events');
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    if (response.body === null) throw new Error('no body');
    const { next } = readerOf(response.body);
    await next();
    await feed.publish(ADA.id, 'settings');
    expect(await next()).toBe('event: settings\ndata: {}\n\n');
  });

  it('is forgotten when the connection breaks, and ends when the server stops', async () => {
    const { app, personal } = setUpApp();
    const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const open = async (leaving: AbortController) => {
      const url = `http://127.0.0.1:${port}/api/settings/events`;
      const { body } = await fetch(url, { signal: leaving.signal });
      if (body === null) throw new Error('no body');
      const reader = readerOf(body);
      expect(await reader.next()).toBe(': listening\n\n');
      return reader;
    };
    const leaving = new AbortController();
    await open(leaving);
    const staying = await open(new AbortController());
    expect(personal.streams.count()).toBe(2);
    leaving.abort();
    await expect.poll(() => personal.streams.count()).toBe(1);
    personal.streams.closeAll();
    expect(await staying.isDone()).toBe(true);
    server.closeIdleConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('opens no stream for HEAD', async () => {
    const { app, personal } = setUpApp();
    const response = await app.request('/api/settings/events', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(personal.streams.count()).toBe(0);
  });

  it('is for people who are signed in', async () => {
    expect((await testApp(folders).request('/api/settings/events')).status).toBe(401);
  });
});
