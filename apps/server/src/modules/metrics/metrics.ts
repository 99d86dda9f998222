import type { Milliseconds, Seconds } from '@overtone/domain/units';
import type { MiddlewareHandler } from 'hono';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isOurFailure } from '../../http/log/our-failure.ts';
import { matchedRoute } from '../../http/request/matched-route.ts';
import type { ServerContext } from '../../http/server-context.ts';
import type { BackupState } from '../backup/backup-state.ts';
import type { GivenUpBecause } from '../mail/deliver-due-mails.ts';

/** What this process counts about itself. Labels are route patterns and statuses, never anything that a client chose. */
export interface Metrics {
  /** Counts and times every request. */
  readonly observeRequests: MiddlewareHandler<ServerContext>;
  /** Follows the connections of a pool. */
  readonly observePool: (pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>) => void;
  /** Follows how many mails wait to be sent, and for how long the oldest has; asked for at each reading. */
  readonly observeMails: (mails: {
    readonly countWaiting: () => Promise<number>;
    /** 0 while none waits. */
    readonly oldestAgeSeconds: () => Promise<Seconds>;
  }) => void;
  /** Follows the backups that are made by themselves. */
  readonly observeBackups: (state: () => BackupState | undefined) => void;
  /** Counts a mail that was given up. */
  readonly countGivenUpMail: (why: GivenUpBecause) => void;
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
export function processMetrics(now: () => Milliseconds): Metrics {
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

  const givenUpMails = new Counter({
    name: 'overtone_mails_given_up_total',
    help: 'Mails that were given up: refused for good, refused too often, or too late.',
    labelNames: ['reason'],
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
        const route = matchedRoute(context);
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
    observeMails({ countWaiting, oldestAgeSeconds }) {
      const age = new Gauge({
        name: 'overtone_mails_oldest_waiting_seconds',
        help: 'How long the mail that has waited longest has; no value when the database is away.',
        registers,
        async collect() {
          age.set(await oldestAgeSeconds().catch(() => Number.NaN));
        },
      });
      const gauge = new Gauge({
        name: 'overtone_mails_waiting',
        help: 'Mails that could go out and are not yet sent or given up; no value when the database is away.',
        registers,
        async collect() {
          gauge.set(await countWaiting().catch(() => Number.NaN));
        },
      });
    },
    observeBackups(state) {
      const seconds = (time: Date | undefined) =>
        time === undefined ? Number.NaN : time.getTime() / MS_PER_SECOND;
      const made = new Gauge({
        name: 'overtone_backup_made_timestamp_seconds',
        help: 'When the newest backup was made, in seconds since 1970; no value where there is none.',
        registers,
        collect() {
          made.set(seconds(state()?.kept[0]?.time));
        },
      });
      const failed = new Gauge({
        name: 'overtone_backup_failed_timestamp_seconds',
        help: 'When a backup could not be made, in seconds since 1970; no value once one was made since.',
        registers,
        collect() {
          failed.set(seconds(state()?.failure?.at));
        },
      });
    },
    countGivenUpMail: (reason) => givenUpMails.inc({ reason }),
    countUnknownCustomer: () => unknownCustomers.inc(),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
