import type { MiddlewareHandler } from 'hono';

/** Keeps answers that don't say otherwise out of every cache, so that nobody finds them in a browser that others use. */
export function neverStored(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!context.res.headers.has('cache-control')) {
      context.res.headers.set('cache-control', 'no-store');
    }
  };
}
