import type { Protocol } from '../protocol.ts';

/** An hour in milliseconds. */
export const HOUR_MS = 3_600_000;

/** A seed for tests. */
export const EXAMPLE_SEED = '0123456789abcdef0123456789abcdef';

/** A self-test of one pair, as short as it may be. */
export const EXAMPLE_PROTOCOL: Protocol = {
  question: { kind: 'focus' },
  stimulus: { kind: 'pair', slowHz: 1, fastHz: 13 },
  pairs: 20,
  sparePairs: 4,
  shortestSessionMs: HOUR_MS / 3,
  washOutMs: 4 * HOUR_MS,
  missedAfterMs: 72 * HOUR_MS,
};
