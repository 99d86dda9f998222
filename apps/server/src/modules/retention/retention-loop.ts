import type { Milliseconds } from '@overtone/domain/units';
import type { Logger } from 'pino';

/** What {@link startRetention} runs on. */
export interface RetentionOptions {
  /** Deletes what is no longer kept and says how many rows that were. */
  readonly sweep: () => Promise<number>;
  /** Resolves after `ms`, or at once when `signal` is aborted. */
  readonly wait: (ms: Milliseconds, signal: AbortSignal) => Promise<void>;
  readonly log: Logger;
}

const PAUSE_MS: Milliseconds = 60 * 60_000;

/** Sweeps at once and every hour from then on, until stopped. A sweep that fails is logged and comes again. */
export function startRetention({ sweep, wait, log }: RetentionOptions): () => Promise<void> {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        const rows = await sweep();
        if (rows > 0) log.info({ rows }, 'old rows deleted');
      } catch (error) {
        log.error({ err: error }, 'old rows could not be deleted');
      }
      await wait(PAUSE_MS, stopping.signal);
    }
  };
  const running = run();
  return () => {
    stopping.abort();
    return running;
  };
}
