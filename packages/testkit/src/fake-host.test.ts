import { describe, expect, it } from 'vitest';
import { createFakeHost, jsonResponse } from './fake-host.ts';

describe('the fake host', () => {
  it('answers a path with its responder and remembers the request', async () => {
    const host = createFakeHost();
    host.respond('/api/thing', ({ body }) => jsonResponse({ echoed: body }, 201));
    const response = await host.fetch('/api/thing', { method: 'POST', body: '{"a":1}' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ echoed: { a: 1 } });
    expect(host.requests).toMatchObject([{ path: '/api/thing', method: 'POST', body: { a: 1 } }]);
  });

  it('rejects a path without a responder, as a network that is down does', async () => {
    await expect(createFakeHost().fetch('/api/thing')).rejects.toThrow('No network');
  });

  it('rejects when the request is aborted before the answer', async () => {
    const host = createFakeHost();
    host.respond('/slow', () => new Promise(() => {}));
    const controller = new AbortController();
    const answer = host.fetch('/slow', { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toThrow(/abort/iu);
  });

  it('moves calendar time and monotonic time together', async () => {
    const host = createFakeHost();
    await host.advance(1500);
    expect(host.now()).toBe(1500);
    expect(host.wallClock().toISOString()).toBe('2026-03-02T09:00:01.500Z');
  });

  it('never gives the same id twice', () => {
    const host = createFakeHost();
    expect(host.newId()).not.toBe(host.newId());
  });
});
