import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { ATTR_SERVICE_NAME, ATTR_SERVICE_VERSION } from '@opentelemetry/semantic-conventions';
import type { Milliseconds } from '@overtone/domain/units';
import type { MiddlewareHandler } from 'hono';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { TraceEnvironment } from '../../environment/trace-environment.ts';
import type { ServerContext } from '../../http/server-context.ts';
import type { End } from '../../server-module.ts';
import { followCalls } from './follow-calls.ts';
import { followPool } from './follow-pool.ts';
import { followWork } from './follow-work.ts';
import { observeRequests } from './observe-requests.ts';
import { spansOf } from './spans.ts';

/** Traces that are being made. */
export interface Tracing {
  readonly observe: MiddlewareHandler<ServerContext>;
  /** Hands over what was made, and ends. */
  readonly stop: End;
}

/** What {@link startTracing} traces. */
export interface TracedServer {
  readonly traces: TraceEnvironment;
  readonly knownHosts: ReadonlySet<string>;
  readonly pool: Pool;
  readonly version: string;
  readonly log: Logger;
}

/** A collector that is away must not hold up the end of the server. */
const HAND_OVER_MS: Milliseconds = 3_000;
const SERVICE = 'overtone';

/** Begins to trace requests, statements, calls to outside, mails and jobs. */
export function startTracing({ traces, knownHosts, pool, version, log }: TracedServer): Tracing {
  const { endpoint, headers } = traces;
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/u, '')}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: HAND_OVER_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      [ATTR_SERVICE_NAME]: SERVICE,
      [ATTR_SERVICE_VERSION]: version,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: tellingExporter(exporter, log) })],
  });
  const spans = spansOf(provider.getTracer(SERVICE, version));
  followPool(pool, spans);
  const ends = [
    followWork(spans),
    followCalls(spans, { known: knownHosts, collector: new URL(endpoint).host }),
  ];
  return {
    observe: observeRequests(spans),
    async stop() {
      for (const end of ends) end();
      // What a collector that is away did not take has been said in the log.
      await provider.shutdown().catch(() => undefined);
    },
  };
}

/** Says in the log when the collector begins not to take what is handed over. */
function tellingExporter(exporter: SpanExporter, log: Logger): SpanExporter {
  let isTaken = true;
  return {
    export: (batch, done) =>
      exporter.export(batch, (result) => {
        const wasTaken = isTaken;
        isTaken = result.error === undefined;
        if (wasTaken && !isTaken) log.warn({ err: result.error }, 'traces are not taken');
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
