import { describe, expect, it } from 'vitest';
import { memoryRateLimiter } from './memory-rate-limiter.ts';

function limiterAt(perMinute: number, maxKeys?: number) {
  const clock = { ms: 0 };
  const limiter = memoryRateLimiter({
    perMinute,
    now: () => clock.ms,
    ...(maxKeys === undefined ? {} : { maxKeys }),
  });
  return { clock, limiter };
}

describe('memoryRateLimiter', () => {
  it.each([1, 3, 7, 20, 1000])('lets %i a minute through at once, and not one more', async (n) => {
    const { limiter } = limiterAt(n);
    for (let i = 0; i < n; i++) expect((await limiter.take('a')).isAllowed).toBe(true);
    expect((await limiter.take('a')).isAllowed).toBe(false);
    expect((await limiter.take('b')).isAllowed).toBe(true);
  });

  it('says when to come back, and means it', async () => {
    const { clock, limiter } = limiterAt(2);
    await limiter.take('a');
    await limiter.take('a');
    expect(await limiter.take('a')).toEqual({ isAllowed: false, retryAfterSeconds: 30 });
    clock.ms = 29_000;
    expect(await limiter.take('a')).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
    clock.ms = 30_000;
    expect(await limiter.take('a')).toEqual({ isAllowed: true });
  });

  it('does not count what it refused', async () => {
    const { clock, limiter } = limiterAt(1);
    await limiter.take('a');
    for (let i = 0; i < 100; i++) await limiter.take('a');
    clock.ms = 60_000;
    expect((await limiter.take('a')).isAllowed).toBe(true);
  });

  it('forgets the oldest key rather than grow without end', async () => {
    const { limiter } = limiterAt(1, 2);
    for (const key of ['a', 'b', 'c']) await limiter.take(key);
    expect((await limiter.take('c')).isAllowed).toBe(false);
    expect((await limiter.take('b')).isAllowed).toBe(false);
    expect((await limiter.take('a')).isAllowed).toBe(true);
  });
});
