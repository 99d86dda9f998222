import type { Milliseconds } from '@overtone/domain/units';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isOurFailure } from '../../http/our-failure.ts';
import type { RequestContext, ServerContext } from '../../http/server-context.ts';

/** What this process counts about itself. Labels are route patterns and statuses, never anything that a client chose. */
export interface Metrics {
  /** Counts and times every request. */
  readonly observeRequests: MiddlewareHandler<ServerContext>;
  /** Follows the connections of a pool. */
  readonly observePool: (pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>) => void;
  /** Follows how many mails wait to be sent, asked for at each reading. */
  readonly observeMails: (countWaiting: () => Promise<number>) => void;
  /** Counts a customer of whom the payment provider knew nothing. */
  readonly countUnknownCustomer: () => void;
  /** Everything in the Prometheus text format. */
  readonly read: () => Promise<string>;
  /** Content type of what `read` gives. */
  readonly contentType: string;
}

const DURATION_BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 12];
const MS_PER_SECOND = 1000;

/** Makes the counters of one process. `now` is a clock for durations. */
export function createMetrics(now: () => Milliseconds): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const duration = new Histogram({
    name: 'overtone_http_request_duration_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  });
  const underWay = new Gauge({
    name: 'overtone_http_requests_under_way',
    help: 'Requests that are being answered.',
    registers,
  });
  const failures = new Counter({
    name: 'overtone_http_failures_total',
    help: 'Requests that failed for a reason on our side; not those that ask for what was never set up.',
    labelNames: ['route'],
    registers,
  });

  const unknownCustomers = new Counter({
    name: 'overtone_payment_customers_unknown_total',
    help: 'Questions about a customer of whom the payment provider knows nothing.',
    registers,
  });

  return {
    async observeRequests(context, next) {
      const startedAt = now();
      underWay.inc();
      try {
        await next();
      } finally {
        underWay.dec();
        const { status } = context.res;
        const route = routeOf(context);
        duration.observe(
          { method: context.req.method, route, status },
          (now() - startedAt) / MS_PER_SECOND,
        );
        if (isOurFailure(status, context.get('failure'))) failures.inc({ route });
      }
    },
    observePool(pool) {
      const gauge = new Gauge({
        name: 'overtone_database_connections',
        help: 'Connections to the database.',
        labelNames: ['state'],
        registers,
        collect() {
          gauge.set({ state: 'open' }, pool.totalCount);
          gauge.set({ state: 'idle' }, pool.idleCount);
          gauge.set({ state: 'waited_for' }, pool.waitingCount);
        },
      });
    },
    observeMails(countWaiting) {
      const gauge = new Gauge({
        name: 'overtone_mails_waiting',
        help: 'Mails that are promised and not yet sent or given up; no value when the database is away.',
        registers,
        async collect() {
          gauge.set(await countWaiting().catch(() => Number.NaN));
        },
      });
    },
    countUnknownCustomer: () => unknownCustomers.inc(),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** The pattern that a request was meant for: what refuses it on the way, and what takes the rest, match everything. */
function routeOf(context: RequestContext): string {
  const meant = matchedRoutes(context).find(({ path }) => !path.endsWith('*'));
  return meant?.path ?? routePath(context);
}
