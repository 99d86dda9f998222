import type { Milliseconds } from '@overtone/domain/units';

/** What {@link startHourly} runs. */
export interface HourlyLoop {
  /** One round; stops early where `signal` is aborted. */
  readonly round: (signal: AbortSignal) => Promise<void>;
  /** Hears why a round failed. */
  readonly onFailure: (error: unknown) => void;
  /** Resolves after `ms`, or at once when `signal` is aborted. */
  readonly wait: (ms: Milliseconds, signal: AbortSignal) => Promise<void>;
}

const PAUSE_MS: Milliseconds = 60 * 60_000;

/** Runs a round at once and every hour from then on, also after one that failed. Stopping waits for the round that runs. */
export function startHourly({ round, onFailure, wait }: HourlyLoop): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await round(signal).catch(onFailure);
      await wait(PAUSE_MS, signal);
    }
  };
  const running = run();
  return () => {
    stopping.abort();
    return running;
  };
}
