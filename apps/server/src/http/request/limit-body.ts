import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ServerContext } from '../server-context.ts';

/** No route reads a body of another method, and the web's own requests can't carry one of GET, HEAD or TRACE. */
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Calls `refuse`, which throws, for a body of more than `maxSize` bytes. */
export function limitBody(maxSize: number, refuse: () => never): MiddlewareHandler<ServerContext> {
  const withoutSocket = bodyLimit({ maxSize, onError: refuse });
  return async (context, next) => {
    const incoming = context.env?.incoming;
    if (incoming === undefined) return withoutSocket(context, next);
    const { method } = context.req;
    if (!WITH_BODY.has(method)) return next();
    const { headers } = incoming;
    if (headers['transfer-encoding'] !== undefined) {
      const body = await readUpTo(maxSize, incoming);
      if (body === undefined) refuse();
      context.req.raw = new Request(context.req.raw, { method, body });
    } else if (Number(headers['content-length'] ?? 0) > maxSize) {
      refuse();
    }
    return next();
  };
}

/** A body whose length nobody said; undefined when it is too long, and what is left of it may still be read. */
async function readUpTo(
  maxSize: number,
  incoming: IncomingMessage,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxSize) return undefined;
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}
