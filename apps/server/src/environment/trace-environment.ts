import type { Variables } from './variables.ts';

/** Where traces are sent, by the names that OpenTelemetry gave them. */
export interface TraceEnvironment {
  /** Base address of the collector; the path of traces follows it. */
  readonly endpoint: string;
  /** What the collector asks to be sent along, a key for instance. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Where traces are sent; undefined means nowhere, and then none are made. */
export function traceEnvironment({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers,
}: Variables): TraceEnvironment | undefined {
  return endpoint === undefined ? undefined : { endpoint, headers };
}
