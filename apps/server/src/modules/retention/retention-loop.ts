import type { Logger } from 'pino';
import { type HourlyLoop, startHourly } from '../../time/hourly-loop.ts';

/** What {@link startRetention} runs on. */
export interface RetentionOptions {
  /** Deletes what is no longer kept and says how many rows that were. */
  readonly sweep: () => Promise<number>;
  readonly wait: HourlyLoop['wait'];
  readonly log: Logger;
}

/** Sweeps at once and every hour from then on, until stopped. A sweep that fails is logged and comes again. */
export function startRetention({ sweep, wait, log }: RetentionOptions): () => Promise<void> {
  return startHourly({
    job: 'retention',
    async round() {
      const rows = await sweep();
      if (rows > 0) log.info({ rows }, 'old rows deleted');
    },
    onFailure: (error) => log.error({ err: error }, 'old rows could not be deleted'),
    wait,
  });
}
