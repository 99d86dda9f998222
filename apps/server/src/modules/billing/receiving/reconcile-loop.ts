import type { Logger } from 'pino';
import { type HourlyLoop, startHourly } from '../../../time/hourly-loop.ts';
import { AppError } from '../../../http/app-error.ts';
import type { BillingService } from '../service.ts';
import { isUnknownCustomer } from './unknown-customer.ts';

/** What {@link startReconciling} runs on. */
export interface ReconcileLoopOptions {
  readonly service: Pick<BillingService, 'overdue' | 'check'>;
  readonly wait: HourlyLoop['wait'];
  readonly log: Logger;
}

/**
 * Asks about everybody of whom the provider should have told us something: at once and every hour, until stopped. What
 * fails is logged and asked again in an hour; so are the rest while the provider is away.
 */
export function startReconciling({
  service,
  wait,
  log,
}: ReconcileLoopOptions): () => Promise<void> {
  const onFailure = (error: unknown) =>
    log.error({ err: error }, 'a subscription could not be checked with the payment provider');
  return startHourly({
    job: 'payments',
    async round(signal) {
      for (const customer of await service.overdue()) {
        if (signal.aborted) return;
        try {
          await service.check(customer);
        } catch (error) {
          // Told already, and no reason to leave the others for later.
          if (isUnknownCustomer(error)) continue;
          onFailure(error);
          if (error instanceof AppError && error.code === 'billing_unavailable') return;
        }
      }
    },
    onFailure,
    wait,
  });
}
