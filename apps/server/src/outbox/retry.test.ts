import { describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS, retryPauseMs } from './retry.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('retryPauseMs', () => {
  it('doubles from a minute to four hours', () => {
    expect([1, 2, 3, 8, 9, 15].map(retryPauseMs)).toEqual(
      [1, 2, 4, 128, 240, 240].map((minutes) => minutes * MINUTE_MS),
    );
  });

  it('tries for more than a day, and for less than two', () => {
    const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => retryPauseMs(index + 1));
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / HOUR_MS;
    expect(hours).toBeGreaterThan(24);
    expect(hours).toBeLessThan(48);
  });
});
