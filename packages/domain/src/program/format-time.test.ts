import { expect, it } from 'vitest';
import { formatSecond } from './format-time.ts';

it('a place of a course is said by the second that it lies in, whole but for the computer’s own rounding', () => {
  expect(formatSecond(12_999)).toBe('0:12');
  expect(formatSecond(59_999.999_999)).toBe('1:00');
  expect(formatSecond(3_723_400)).toBe('1:02:03');
});
