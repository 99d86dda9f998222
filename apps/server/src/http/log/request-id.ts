import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ServerContext } from '../server-context.ts';

const HEADER = 'x-request-id';
const HARMLESS = /^[\w-]{1,64}$/u;

/**
 * Names a request, so that an answer and a line of the log can be matched: by the id that a proxy sent when it is
 * harmless, else by a new one. Every answer carries it.
 */
export function requestId(): MiddlewareHandler<ServerContext> {
  return async (context, next) => {
    const sent = context.req.header(HEADER) ?? '';
    const id = HARMLESS.test(sent) ? sent : randomUUID();
    context.set('requestId', id);
    await next();
    context.res.headers.set(HEADER, id);
  };
}
