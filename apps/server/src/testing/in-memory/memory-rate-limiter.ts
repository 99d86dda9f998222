import type { Milliseconds } from '@overtone/domain/units';
import type { JoiningRateLimiter } from '../../adapters/database-rate-limiter.ts';
import type { RateVerdict } from '../../ports/rate-limiter.ts';

/** How {@link memoryRateLimiter} counts. */
export interface RateLimitOptions {
  readonly perMinute: number;
  /** The current time. */
  readonly now: () => Milliseconds;
  /** How many keys are remembered at most; the oldest are forgotten first. */
  readonly maxKeys?: number;
}

const MINUTE_MS = 60_000;

/**
 * A limiter for one process: each key may spend a minute's requests at once and regains them evenly. Only one number a
 * key is kept, the time at which its allowance will be full again (the generic cell rate algorithm).
 */
export function memoryRateLimiter({
  perMinute,
  now,
  maxKeys = 10_000,
}: RateLimitOptions): JoiningRateLimiter {
  const costMs = MINUTE_MS / perMinute;
  const fullAt = new Map<string, Milliseconds>();

  const take = (key: string): RateVerdict => {
    const time = now();
    const spentUntil = Math.max(fullAt.get(key) ?? 0, time) + costMs;
    const waitMs = spentUntil - MINUTE_MS - time;
    // A rounding error of the division must not cost the last request.
    if (waitMs > 0.001) return { isAllowed: false, retryAfterSeconds: Math.ceil(waitMs / 1000) };
    fullAt.delete(key);
    fullAt.set(key, spentUntil);
    forgetOldest(fullAt, maxKeys);
    return { isAllowed: true };
  };
  return {
    take: (key) => Promise.resolve(take(key)),
    takeWithin: (_, key) => Promise.resolve(take(key)),
  };
}

function forgetOldest(keys: Map<string, unknown>, maxKeys: number): void {
  const [oldest] = keys.keys();
  if (keys.size > maxKeys && oldest !== undefined) keys.delete(oldest);
}
