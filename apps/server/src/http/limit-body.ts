import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ServerContext } from './server-context.ts';

/** Calls `refuse`, which throws, for a body of more than `maxSize` bytes. */
export function limitBody(maxSize: number, refuse: () => never): MiddlewareHandler<ServerContext> {
  const counted = bodyLimit({ maxSize, onError: refuse });
  return async (context, next) => {
    const headers = context.env?.incoming?.headers;
    const isLengthKnown = headers !== undefined && headers['transfer-encoding'] === undefined;
    // A body whose length nobody said is counted as it comes, which costs more than everything else in a request.
    if (!isLengthKnown) return counted(context, next);
    if (Number(headers['content-length'] ?? 0) > maxSize) refuse();
    return next();
  };
}
