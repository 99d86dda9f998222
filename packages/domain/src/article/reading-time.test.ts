import { describe, expect, it } from 'vitest';
import { formatReadingTime } from './reading-time.ts';

describe('formatReadingTime', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [59.999, '0:59'],
    [60, '1:00'],
    [61, '1:01'],
    [725, '12:05'],
    [4500, '75:00'],
    [-1, '0:00'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(formatReadingTime(seconds)).toBe(text);
  });
});
