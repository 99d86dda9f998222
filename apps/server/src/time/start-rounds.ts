import type { Milliseconds } from '@overtone/domain/units';
import { asWork } from '../work.ts';

/** What {@link startRounds} runs. */
export interface RoundsOptions {
  /** Names the job to whoever follows the server's work. */
  readonly job: string;
  /** Time between the end of a round and the next. */
  readonly everyMs: Milliseconds;
  /** One round; stops early where `signal` is aborted. */
  readonly round: (signal: AbortSignal) => Promise<void>;
  /** Hears why a round failed. */
  readonly onFailure: (error: unknown) => void;
  /** Resolves after `ms`, or at once when `signal` is aborted. */
  readonly wait: (ms: Milliseconds, signal: AbortSignal) => Promise<void>;
}

/** Runs a round at once and again and again from then on, also after one that failed. Stopping waits for the round that runs. */
export function startRounds({
  job,
  everyMs,
  round,
  onFailure,
  wait,
}: RoundsOptions): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await asWork({ kind: 'job', name: job }, () => round(signal)).catch(onFailure);
      await wait(everyMs, signal);
    }
  };
  const running = run();
  return () => {
    stopping.abort();
    return running;
  };
}
