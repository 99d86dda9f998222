import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import type { Milliseconds } from '@overtone/domain/units';
import type { MiddlewareHandler } from 'hono';
import type { ServerContext } from '../server-context.ts';

/** How much of a body that nobody wants is taken off the wire before its connection is cut. */
export interface DiscardLimits {
  readonly maxBytes: number;
  readonly maxMs: Milliseconds;
}

/**
 * Lets a refusal that comes before the request has been sent to its end reach whoever sends it. A connection that is
 * closed with bytes unread is reset, and what was answered on it is lost (RFC 9112, section 9.6): so the answer goes out at
 * once, and its end follows once the rest of the body has been discarded.
 */
export function discardUnread(limits: DiscardLimits): MiddlewareHandler<ServerContext> {
  return async (context, next) => {
    await next();
    const incoming = context.env?.incoming;
    if (context.res.status < 400 || incoming === undefined || !isOnItsWay(incoming)) return;
    const answer = new Uint8Array(await context.res.arrayBuffer());
    const headers = new Headers(context.res.headers);
    // With its length known, the answer is whole before it ends.
    headers.set('content-length', String(answer.length));
    const discarded = discard(incoming, limits);
    context.res = new Response(ReadableStream.from(endingAfter(answer, discarded)), {
      status: context.res.status,
      headers,
    });
  };
}

function isOnItsWay({ headers, complete }: IncomingMessage): boolean {
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !complete;
}

async function* endingAfter(answer: Uint8Array, end: Promise<void>) {
  yield answer;
  await end;
}

async function discard(
  incoming: IncomingMessage,
  { maxBytes, maxMs }: DiscardLimits,
): Promise<void> {
  const tooMuch = new AbortController();
  let bytes = 0;
  incoming.on('data', (chunk: Uint8Array) => {
    bytes += chunk.length;
    if (bytes > maxBytes) tooMuch.abort();
  });
  const signal = AbortSignal.any([tooMuch.signal, AbortSignal.timeout(maxMs)]);
  await finished(incoming, { signal }).catch(() => incoming.socket.destroySoon());
}
