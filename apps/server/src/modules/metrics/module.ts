import type { Pool } from 'pg';
import type { Milliseconds } from '@overtone/domain/units';
import type { ServiceModule } from '../../server-module.ts';
import type { Metrics } from './metrics.ts';
import { startMetricsListener } from './metrics-listener.ts';

/** Who reads the figures of operation, and where. */
export interface MetricsDependencies {
  readonly metricsHost: string;
  /** Undefined means that nobody does. */
  readonly metricsPort: number | undefined;
  readonly pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** A clock for durations. */
  readonly now: () => Milliseconds;
}

/** The figures of operation. What counts is loaded only where somebody reads them. */
export async function createMetrics(
  dependencies: MetricsDependencies,
): Promise<ServiceModule<Metrics | undefined>> {
  const { metricsHost: host, metricsPort: port, pool, now } = dependencies;
  if (port === undefined) return { service: undefined };
  const metrics = (await import('./metrics.ts')).processMetrics(now);
  metrics.observePool(pool);
  return {
    service: metrics,
    observe: metrics.observeRequests,
    jobs: [async () => (await startMetricsListener(metrics, { host, port })).stop],
  };
}
