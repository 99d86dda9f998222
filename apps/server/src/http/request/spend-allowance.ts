import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { AppError } from '../app-error.ts';

/**
 * Takes one request of an address into account.
 *
 * @throws AppError `rate_limited` when it has asked too often.
 */
export async function spendAllowance(limiter: RateLimiter, address: string): Promise<void> {
  const verdict = await limiter.take(address);
  if (!verdict.isAllowed) {
    throw new AppError('rate_limited', { retryAfterSeconds: verdict.retryAfterSeconds });
  }
}
