import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ClientRequest } from 'node:http';
import { type Span, SpanKind } from '@opentelemetry/api';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_SERVER_ADDRESS,
} from '@opentelemetry/semantic-conventions';
import type { Stop } from '@overtone/domain/stop';
import { z } from 'zod';
import { endFailed, type Spans } from './spans.ts';

/** What is asked, and answered, as Node's `fetch` and `http` say it on their channels. */
const fetched = z.object({ method: z.string(), origin: z.string() });
const answered = z.object({ response: z.object({ statusCode: z.number() }) });

/** Where the calls of {@link followCalls} may go. */
export interface FollowedHosts {
  /** Hosts that the operator named; others are people's own, and are not told. */
  readonly known: ReadonlySet<string>;
  /** Host and port that the traces themselves go to, which is not followed. */
  readonly collector: string;
}

/** A span a call to outside, with neither path nor query. Returns what ends that. */
export function followCalls({ begin }: Spans, { known, collector }: FollowedHosts): Stop {
  const running = new WeakMap<object, Span>();
  const follow = (request: object, method: string, origin: string) => {
    const { host: place, hostname: host } = new URL(origin);
    if (place === collector) return;
    const isKnown = known.has(host);
    running.set(
      request,
      begin({
        name: `${method} ${isKnown ? host : 'elsewhere'}`,
        kind: SpanKind.CLIENT,
        attributes: {
          [ATTR_HTTP_REQUEST_METHOD]: method,
          ...(isKnown && { [ATTR_SERVER_ADDRESS]: host }),
        },
      }),
    );
  };
  const listeners: Readonly<Record<string, (request: object, message: object) => void>> = {
    'undici:request:create': (request) => {
      const { data } = fetched.safeParse(request);
      if (data !== undefined) follow(request, data.method, data.origin);
    },
    'undici:request:headers': answer,
    'undici:request:trailers': end,
    'undici:request:error': fail,
    'http.client.request.start': (request) => {
      if (!(request instanceof ClientRequest)) return;
      const { protocol, method } = request;
      follow(request, method, `${protocol}//${String(request.getHeader('host'))}`);
    },
    'http.client.response.finish': (request, message) => {
      answer(request, message);
      end(request);
    },
    'http.client.request.error': fail,
  };
  function answer(request: object, message: object): void {
    const { data } = answered.safeParse(message);
    if (data === undefined) return;
    running.get(request)?.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, data.response.statusCode);
  }
  function end(request: object): void {
    running.get(request)?.end();
  }
  function fail(request: object, message: object): void {
    const span = running.get(request);
    if (span !== undefined) endFailed(span, 'error' in message ? message.error : undefined);
  }

  const stops = Object.entries(listeners).map(([channel, listen]) => {
    const heard = (message: unknown) => {
      if (typeof message !== 'object' || message === null || !('request' in message)) return;
      if (typeof message.request === 'object' && message.request !== null)
        listen(message.request, message);
    };
    subscribe(channel, heard);
    return () => unsubscribe(channel, heard);
  });
  return () => {
    for (const stop of stops) stop();
  };
}
