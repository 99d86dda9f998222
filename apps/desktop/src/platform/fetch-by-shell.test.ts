import { describe, expect, it, vi } from 'vitest';
import type { ApiHead, ApiPart, ApiRequest } from '../shell/commands.ts';
import { fetchByShell } from './fetch-by-shell.ts';

/** A shell whose answers are in the test's hands. */
function setUp(head: Partial<ApiHead> | Promise<never> = {}) {
  const requests: ApiRequest[] = [];
  const cancelled: number[] = [];
  let send: (part: ApiPart) => void = () => undefined;
  const fetchPath = fetchByShell({
    apiRequest(_, request, onPart) {
      requests.push(request);
      send = onPart;
      if (head instanceof Promise) return head;
      return Promise.resolve({ status: 200, headers: {}, ...head });
    },
    apiCancel(id) {
      cancelled.push(id);
      return Promise.resolve();
    },
  });
  return {
    fetchPath,
    requests,
    cancelled,
    say: (text: string) => send({ kind: 'bytes', bytes: new TextEncoder().encode(text) }),
    end: () => send({ kind: 'end' }),
    fail: (reason: string) => send({ kind: 'failed', reason }),
  };
}

const NEVER = new Promise<never>(() => undefined);

describe('a request by way of the shell', () => {
  it('carries method, path, headers and text', async () => {
    const { fetchPath, requests } = setUp();
    const headers = { 'Content-Type': 'application/json' };
    await fetchPath('/api/x', { method: 'POST', body: '{"a":1}', headers });
    expect(requests).toEqual([
      {
        method: 'POST',
        path: '/api/x',
        body: '{"a":1}',
        headers: { 'content-type': 'application/json' },
      },
    ]);
  });

  it('answers with status, headers and body of the server', async () => {
    const { fetchPath, say, end } = setUp({ status: 429, headers: { 'retry-after': '3' } });
    const response = await fetchPath('/api/x');
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('3');
    say('{"error":');
    say('"slow down"}');
    end();
    expect(await response.json()).toEqual({ error: 'slow down' });
  });

  it('can be read while it comes', async () => {
    const { fetchPath, say } = setUp();
    const reader = (await fetchPath('/api/x')).body?.getReader();
    say('one');
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('one');
    say('two');
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('two');
  });

  it('has no body where none may be', async () => {
    const { fetchPath, end } = setUp({ status: 204 });
    const response = await fetchPath('/api/x');
    end();
    expect(await response.text()).toBe('');
  });

  it('rejects when the shell had no answer, and when the answer broke off', async () => {
    const none = setUp(Promise.reject(new Error('offline')));
    await expect(none.fetchPath('/api/x')).rejects.toThrow('offline');
    const broken = setUp();
    const response = await broken.fetchPath('/api/x');
    broken.say('half');
    broken.fail('the line went dead');
    await expect(response.text()).rejects.toThrow('the line went dead');
  });

  it('ends in the shell on abort, before its head and within its body', async () => {
    const waiting = setUp(NEVER);
    const first = new AbortController();
    const request = waiting.fetchPath('/api/x', { signal: first.signal });
    first.abort(new Error('enough'));
    await expect(request).rejects.toThrow('enough');
    expect(waiting.cancelled).toEqual([1]);

    const streaming = setUp();
    const second = new AbortController();
    const response = await streaming.fetchPath('/api/x', { signal: second.signal });
    second.abort(new Error('enough'));
    await expect(response.text()).rejects.toThrow('enough');
    expect(streaming.cancelled).toEqual([1]);
  });

  it('ends in the shell when nobody reads on', async () => {
    const { fetchPath, cancelled, say } = setUp();
    await (await fetchPath('/api/x')).body?.cancel();
    say('too late');
    expect(cancelled).toEqual([1]);
  });

  it.each([
    ['its body has come', { status: 200 }],
    ['it has no body', { status: 204 }],
    ['its body was given up', { status: 200 }],
    ['it broke off', { status: 200 }],
    ['it had no answer', 'offline'],
  ])('is done once %s: what its asker gives up later ends nothing', async (how, answer) => {
    const asker = new AbortController();
    const added = vi.spyOn(asker.signal, 'addEventListener');
    const removed = vi.spyOn(asker.signal, 'removeEventListener');
    const head = typeof answer === 'string' ? Promise.reject(new Error(answer)) : answer;
    const { fetchPath, cancelled, end, fail } = setUp(head);
    for (let count = 0; count < 100; count += 1) {
      const response = await fetchPath('/api/x', { signal: asker.signal }).catch(() => null);
      if (how === 'its body has come') end();
      else if (how === 'it broke off') fail('the line went dead');
      else if (how === 'its body was given up') await response?.body?.cancel();
    }
    const before = cancelled.length;
    asker.abort();
    expect(cancelled.length).toBe(before);
    expect(removed.mock.calls.length).toBe(added.mock.calls.length);
  });

  it('is not sent when it was given up before', async () => {
    const { fetchPath, requests } = setUp();
    await expect(fetchPath('/api/x', { signal: AbortSignal.abort() })).rejects.toThrow('abort');
    expect(requests).toEqual([]);
  });
});
