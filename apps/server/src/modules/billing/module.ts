import type { OfferId } from '@overtone/domain/offers/offers';
import type { Logger } from 'pino';
import type { LimiterOf } from '../../adapters/database-rate-limiter.ts';
import type { Database } from '../../database/connection.ts';
import type { KeyedHash } from '../../secrets/secrets.ts';
import type { Job, ServiceModule } from '../../server-module.ts';
import type { HourlyLoop } from '../../time/hourly-loop.ts';
import type { Metrics } from '../metrics/metrics.ts';
import {
  type Billing,
  type BillingOptions,
  createBilling,
  type Purchases,
} from './create-billing.ts';
import { startReconciling } from './receiving/reconcile-loop.ts';
import { billingRoutes } from './routes.ts';
import { watchPaymentAccount } from './provider-account/watch-account.ts';

/** What purchases run on. */
export interface BillingDependencies extends Pick<BillingOptions, 'stripe' | 'siteUrl'> {
  readonly offersOnSale: readonly OfferId[];
  readonly database: Database;
  /** The calendar's time. */
  readonly wallClock: () => Date;
  readonly trialHash: KeyedHash;
  readonly limiter: LimiterOf;
  readonly billingPerMinute: number;
  readonly wait: HourlyLoop['wait'];
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'countUnknownCustomer'> | undefined;
  /** Takes the place of what would be made. */
  readonly ready?: Billing | undefined;
}

/** What is bought, and what that opens. */
export function createBillingModule(dependencies: BillingDependencies): ServiceModule<Billing> {
  const { database, wallClock: now } = dependencies;
  const billing = dependencies.ready ?? ownBilling(dependencies);
  return {
    service: billing,
    allowances: { purchases: billing.limiter },
    routes: (api) => billingRoutes(api, { ...billing, database, now }),
    jobs: billing.purchases === undefined ? [] : jobsOf(billing.purchases, dependencies),
  };
}

function ownBilling({ log, metrics, ...dependencies }: BillingDependencies): Billing {
  return createBilling({
    ...dependencies,
    now: dependencies.wallClock,
    limiter: dependencies.limiter('billing', dependencies.billingPerMinute),
    onUnknownCustomer(customerId) {
      metrics?.countUnknownCustomer();
      log.error(
        { customerId },
        'the payment provider knows nothing of a customer; what was subscribed to stays as it was',
      );
    },
  });
}

/** The watch comes first: with the key of another account no server starts. */
function jobsOf(
  { account, service }: Purchases,
  { wait, log }: Pick<BillingDependencies, 'wait' | 'log'>,
): readonly Job[] {
  return [
    () => watchPaymentAccount({ account, wait, log }),
    () => startReconciling({ service, wait, log }),
  ];
}
