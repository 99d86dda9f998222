import type { Logger } from 'pino';
import type { Pool } from 'pg';
import type { TraceEnvironment } from '../../environment/trace-environment.ts';
import type { ServiceModule } from '../../server-module.ts';
import type { Tracing } from './tracing.ts';

/** What is traced, and where the traces go. */
export interface TracingDependencies {
  /** Undefined means that nothing is traced. */
  readonly traces: TraceEnvironment | undefined;
  /** Hosts that the operator named; others are people's own, and are not told. */
  readonly knownHosts: ReadonlySet<string>;
  readonly pool: Pool;
  readonly version: string;
  readonly log: Logger;
}

/** Traces of what the server does. What makes them is loaded only where somebody collects them. */
export async function createTracing(
  dependencies: TracingDependencies,
): Promise<ServiceModule<Tracing | undefined>> {
  const { traces } = dependencies;
  if (traces === undefined) return { service: undefined };
  const tracing = (await import('./tracing.ts')).startTracing({ ...dependencies, traces });
  return { service: tracing, observe: tracing.observe, stop: tracing.stop };
}
