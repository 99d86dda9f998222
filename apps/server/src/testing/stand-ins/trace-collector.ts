import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { onLoopback } from './on-loopback.ts';

const attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((all) =>
    Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0]])),
  );
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes,
  status: z.looseObject({ code: z.number().optional() }),
});
const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

/** A span as a collector keeps it. */
export type CollectedSpan = z.infer<typeof spanSchema>;

/** A collector of traces on the loopback address that speaks OTLP over HTTP, as JSON. */
export interface TraceCollector {
  readonly endpoint: string;
  readonly spans: readonly CollectedSpan[];
  /** What the senders said of themselves. */
  readonly senders: readonly Readonly<Record<string, unknown>>[];
  readonly headers: readonly IncomingMessage['headers'][];
  /** Everything that came, as it came. */
  readonly raw: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts the collector on a free port. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const senders: Record<string, unknown>[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const raw: string[] = [];
  const take = async (request: IncomingMessage): Promise<number> => {
    if (request.method !== 'POST' || request.url !== '/v1/traces') return 404;
    headers.push(request.headers);
    const body = await text(request);
    raw.push(body);
    for (const { resource, scopeSpans } of tracesSchema.parse(JSON.parse(body)).resourceSpans) {
      senders.push(resource.attributes);
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    }
    return 200;
  };
  const server = createServer((request, response) => {
    take(request).then(
      (status) => response.writeHead(status, { 'content-type': 'application/json' }).end('{}'),
      () => response.writeHead(400).end(),
    );
  });
  const { origin, close } = await onLoopback(server);
  return {
    endpoint: origin,
    spans,
    senders,
    headers,
    raw,
    close,
  };
}
