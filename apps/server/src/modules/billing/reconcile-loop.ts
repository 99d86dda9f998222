import type { Milliseconds } from '@overtone/domain/units';
import type { Logger } from 'pino';
import { AppError } from '../../http/app-error.ts';
import type { BillingService } from './service.ts';

/** What {@link startReconciling} runs on. */
export interface ReconcileLoopOptions {
  readonly service: Pick<BillingService, 'overdue' | 'check'>;
  /** Resolves after `ms`, or at once when `signal` is aborted. */
  readonly wait: (ms: Milliseconds, signal: AbortSignal) => Promise<void>;
  readonly log: Logger;
}

const PAUSE_MS: Milliseconds = 60 * 60_000;

/**
 * Asks about everybody of whom the provider should have told us something: at once and every hour, until stopped. What
 * fails is logged and asked again in an hour; so are the rest while the provider is away.
 */
export function startReconciling({
  service,
  wait,
  log,
}: ReconcileLoopOptions): () => Promise<void> {
  const stopping = new AbortController();
  const report = (error: unknown) =>
    log.error({ err: error }, 'a subscription could not be checked with the payment provider');
  const round = async () => {
    for (const customer of await service.overdue()) {
      if (stopping.signal.aborted) return;
      try {
        await service.check(customer);
      } catch (error) {
        report(error);
        if (error instanceof AppError && error.code === 'billing_unavailable') return;
      }
    }
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      await round().catch(report);
      await wait(PAUSE_MS, stopping.signal);
    }
  };
  const running = run();
  return () => {
    stopping.abort();
    return running;
  };
}
