import { endpoint } from '@overtone/domain/contract/endpoint';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorResponse } from '../http/error-response.ts';
import type { ServerContext } from '../http/server-context.ts';
import { inspectAnswer } from '../testing/inspect-answer.ts';
import { memoryRateLimiter } from '../testing/in-memory/memory-rate-limiter.ts';
import { postJson } from '../testing/test-app.ts';
import { testMember } from '../testing/test-personal.ts';
import type { Api } from './api.ts';
import { knowPerson } from './guard.ts';
import type { Person } from './person.ts';
import { VISITOR } from './person.ts';
import { NOT_CHANGED, serve } from './serve.ts';

const greet = endpoint({
  method: 'POST',
  path: '/api/rooms/:room/greetings',
  access: 'member',
  params: z.object({ room: z.string().regex(/^[a-z]+$/u) }),
  query: z.strictObject({ times: z.coerce.number().int().max(3).default(1) }),
  body: z.strictObject({ name: z.string() }),
  response: z.object({ said: z.string() }),
  status: 201,
  limits: [{ of: 'personal', by: 'account' }],
});
const look = endpoint({
  method: 'GET',
  path: '/api/look',
  access: 'anyone',
  response: z.object({ right: z.number() }),
});
const leave = endpoint({ method: 'POST', path: '/api/leave', access: 'anyone' });

function setUp(person: Person = testMember('ada'), perMinute = 100) {
  const app = new Hono<ServerContext>();
  const failures: unknown[] = [];
  knowPerson(app, () => Promise.resolve(person));
  app.onError((error, context) => {
    failures.push(error);
    return errorResponse(context, error);
  });
  const api: Api = {
    app,
    origins: ['http://localhost'],
    addressOf: () => 'here',
    allowances: { personal: memoryRateLimiter({ perMinute, now: () => 0 }) },
    inspect: inspectAnswer,
    served: new Map(),
  };
  return { app, api, failures };
}

async function codeOf(response: Response | Promise<Response>): Promise<unknown> {
  const answer = await response;
  return [answer.status, z.object({ code: z.string() }).parse(await answer.json()).code];
}

describe('an endpoint that is served', () => {
  it('hands its handler what was asked in the types of its schemas, and answers as declared', async () => {
    const { app, api } = setUp();
    serve(api, greet, ({ member, params, query, body }) => ({
      said: `${body.name} in ${params.room} ${query.times + 1} times by ${member.id}`,
    }));
    const answer = await app.request(
      '/api/rooms/hall/greetings?times=2',
      postJson({ name: 'hello' }),
    );
    expect(answer.status).toBe(201);
    const { id } = testMember('ada');
    expect(await answer.json()).toEqual({ said: `hello in hall 3 times by ${id}` });
  });

  it('looks at the person, the body, the path, the query and the allowance in this order', async () => {
    const visitor = setUp(VISITOR);
    const member = setUp(testMember('ada'), 0);
    for (const { api } of [visitor, member]) serve(api, greet, () => ({ said: '' }));
    const bad = '/api/rooms/1/greetings?times=4';
    const ask = (app: typeof member.app, path: string, body: unknown) =>
      codeOf(app.request(path, postJson(body)));
    expect(await ask(visitor.app, bad, {})).toEqual([401, 'unauthenticated']);
    expect(await ask(member.app, bad, {})).toEqual([400, 'invalid_request']);
    expect(await ask(member.app, bad, { name: 'a' })).toEqual([404, 'not_found']);
    const path = '/api/rooms/hall/greetings';
    expect(await ask(member.app, `${path}?times=4`, { name: 'a' })).toEqual([
      400,
      'invalid_request',
    ]);
    expect(await ask(member.app, path, { name: 'a' })).toEqual([429, 'rate_limited']);
  });

  it('answers without a body where none is declared', async () => {
    const { app, api } = setUp();
    serve(api, leave, () => undefined);
    const answer = await app.request('/api/leave', { method: 'POST' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  it('does not compile with an answer that is not as declared', async () => {
    const { app, api, failures } = setUp();
    // @ts-expect-error The declaration has another field.
    serve(api, look, () => ({ wrong: 1 }));
    const other = () => setUp().api;
    // @ts-expect-error A field is missing.
    serve(other(), look, () => ({}));
    // @ts-expect-error The field may be something else.
    serve(other(), look, ({ context }) => ({ right: context.req.query('n') ?? 1 }));
    // @ts-expect-error The field may be something else.
    serve(other(), look, async ({ context }) => ({ right: (await context.req.text()) || 1 }));
    // @ts-expect-error Nothing is to be answered.
    serve(api, leave, () => ({ wrong: 1 }));
    // @ts-expect-error The member is not known where visitors may ask.
    serve(other(), look, ({ member }) => ({ right: member.id.length }));
    expect((await app.request('/api/look')).status).toBe(500);
    expect((await app.request('/api/leave', { method: 'POST' })).status).toBe(500);
    expect(failures.map(String).join('\n')).toMatch(
      /GET \/api\/look answers not as declared[\s\S]*POST \/api\/leave is declared to answer nothing/u,
    );
  });

  it('answers with nothing that is not declared', async () => {
    const { app, api, failures } = setUp();
    const more = { right: 1, secret: 's' };
    serve(api, look, () => more);
    expect((await app.request('/api/look')).status).toBe(500);
    expect(String(failures[0])).toContain('more than is declared');
  });

  it('may leave out what is known already only where that is declared', async () => {
    const { app, api } = setUp();
    serve(api, look, () => NOT_CHANGED);
    expect((await app.request('/api/look')).status).toBe(500);
  });

  it('is served once, with the allowances that it needs', () => {
    const { api } = setUp();
    serve(api, look, () => ({ right: 1 }));
    expect(() => serve(api, look, () => ({ right: 1 }))).toThrow('GET /api/look is served twice');
    const without = { ...api, allowances: {} };
    expect(() => serve(without, greet, () => ({ said: '' }))).toThrow('personal');
  });
});
