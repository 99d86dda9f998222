import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onLoopback } from './on-loopback.ts';

/** A request as the stand-in received it. */
export interface ReceivedRequest {
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
}

/** What the stand-in does with one request. */
export type HttpBehaviour = (response: ServerResponse, request: ReceivedRequest) => void;

/** Somebody's server on the loopback address that answers as it is told. */
export interface HttpStandIn {
  readonly url: string;
  readonly received: readonly ReceivedRequest[];
  /** Behaviours for the next requests; the last one stays. Forgets what was received. */
  readonly behave: (...behaviours: HttpBehaviour[]) => void;
  readonly close: () => Promise<void>;
}

/** Starts the stand-in on a free port. */
export async function startHttpStandIn(): Promise<HttpStandIn> {
  let queue: HttpBehaviour[] = [];
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const asked = {
      url: new URL(request.url ?? '/', 'http://stand-in'),
      headers: request.headers,
    };
    received.push(asked);
    const behaviour = queue.length > 1 ? queue.shift() : queue[0];
    behaviour?.(response, asked);
  });
  const { origin, close } = await onLoopback(server);
  return {
    url: origin,
    received,
    behave: (...behaviours) => {
      queue = behaviours;
      received.length = 0;
    },
    close,
  };
}

/** Answers with a status, a body (text, bytes, or anything as JSON) and headers. */
export function replies(
  status: number,
  body: unknown = '',
  headers: Readonly<Record<string, string>> = {},
): HttpBehaviour {
  const isPlain = typeof body === 'string' || body instanceof Uint8Array;
  return (response) => {
    response.writeHead(status, headers);
    response.end(isPlain ? body : JSON.stringify(body));
  };
}

/** Never answers. */
export const neverReplies: HttpBehaviour = () => undefined;

/** Cuts the connection. */
export const cutsOff: HttpBehaviour = (response) => void response.destroy();
