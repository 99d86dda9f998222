import { endpoint } from '@overtone/domain/contract/endpoint';
import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { call, type Refusal } from './call.ts';

const greet = endpoint({
  method: 'POST',
  path: '/api/rooms/:room/greetings',
  access: 'anyone',
  params: z.object({ room: z.string() }),
  query: z.object({ times: z.number().optional(), loud: z.boolean().optional() }),
  body: z.object({ name: z.string(), age: z.number().default(1) }),
  response: z.object({ said: z.string() }),
});
const leave = endpoint({ method: 'DELETE', path: '/api/leave', access: 'anyone' });

describe('a call', () => {
  it('asks as the endpoint is declared, and gives its answer', async () => {
    const host = createFakeHost();
    host.respond('/api/rooms/a%2Fb/greetings?times=2', () => jsonResponse({ said: 'hello' }));
    const answer = await call(host, greet, {
      params: { room: 'a/b' },
      query: { times: 2, loud: undefined },
      body: { name: 'Ada' },
    });
    expect(answer).toEqual({ ok: true, value: { said: 'hello' } });
    if (answer.ok) expectTypeOf(answer.value).toEqualTypeOf<{ said: string }>();
    expect(host.requests).toMatchObject([{ method: 'POST', body: { name: 'Ada' } }]);
  });

  it('needs no body in return where none is declared', async () => {
    const host = createFakeHost();
    host.respond('/api/leave', () => new Response(null, { status: 204 }));
    expect(await call(host, leave, {})).toEqual({ ok: true, value: undefined });
    expect(host.requests).toMatchObject([{ method: 'DELETE', body: undefined }]);
  });

  it.each<[string, () => Response, Partial<Refusal>]>([
    [
      'the server’s sentence and code',
      () => jsonResponse({ error: 'Not now.', code: 'unavailable' }, 503),
      { sentence: 'Not now.', code: 'unavailable' },
    ],
    [
      'the status of a refusal in another form',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      { sentence: 'The server answered with status 502', code: null },
    ],
    [
      'that an answer is not as declared',
      () => jsonResponse({ said: 7 }),
      { sentence: 'The answer does not have the agreed form', code: null },
    ],
  ])('gives %s, with the whole reply', async (_, respond, refusal) => {
    const host = createFakeHost();
    host.respond('/api/rooms/hall/greetings', respond);
    const asking = { params: { room: 'hall' }, query: {}, body: { name: 'Ada' } };
    const answer = await call(host, greet, asking);
    expect(answer).toMatchObject({ ok: false, reason: refusal });
    expect(!answer.ok && answer.reason.reply?.status).toBe(respond().status);
  });

  it('tells no answer from a refusal', async () => {
    const answer = await call(createFakeHost(), leave, {});
    expect(answer).toMatchObject({
      reason: { code: null, cause: expect.stringContaining('No answer from /api/leave') },
    });
    expect(!answer.ok && answer.reason.reply).toBeUndefined();
  });

  it('does not compile with what is not declared', () => {
    const host = createFakeHost();
    // @ts-expect-error The path has a name.
    void call(host, greet, { query: {}, body: { name: 'Ada' } });
    // @ts-expect-error The body has another field.
    void call(host, greet, { params: { room: 'hall' }, query: {}, body: { wrong: 1 } });
    // @ts-expect-error The body has too little.
    void call(host, greet, { params: { room: 'hall' }, query: {}, body: {} });
    // @ts-expect-error There is no body.
    void call(host, leave, { body: {} });
    expect(host.requests).toHaveLength(4);
  });
});
