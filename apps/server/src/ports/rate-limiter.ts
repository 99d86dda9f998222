import type { Seconds } from '@overtone/domain/units';

/** Whether a request may go on, and if not, when to come back. */
export type RateVerdict =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly retryAfterSeconds: Seconds };

/** Counts what each key asks for. */
export interface RateLimiter {
  /** Takes one request of `key` into account. */
  readonly take: (key: string) => Promise<RateVerdict>;
}
