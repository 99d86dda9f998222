import { describe, expect, it } from 'vitest';
import { openSilence } from './open-silence.ts';

const MINUTE_MS = 60_000;
const THREE_HOURS_MS = 180 * MINUTE_MS;
const AT = 1_780_304_400_000;

/** What another browser tells of its session so many minutes after it began, by a clock that is off. */
const told = (minutes: number, offMs: number) => ({
  startedAtMs: AT + offMs,
  endedAtMs: AT + offMs + minutes * MINUTE_MS,
  playedMs: minutes * MINUTE_MS,
});

describe('the silence of a session in another browser', () => {
  it.each([THREE_HOURS_MS, -THREE_HOURS_MS])(
    'ends whenever that tells something new, though its clock is off by %i ms',
    (offMs) => {
      let minute = 0;
      const silence = openSilence(() => minute * MINUTE_MS);
      const after = (minutes: number, toldOf: number) => {
        minute = minutes;
        return silence(told(toldOf, offMs), AT + minutes * MINUTE_MS);
      };
      after(1, 1);
      expect(after(2, 2)).toBe(0);
      expect(after(3, 2)).toBe(MINUTE_MS);
      expect(after(4, 4)).toBe(0);
      expect(after(10, 4)).toBe(6 * MINUTE_MS);
    },
  );

  it('is at first as long as it says itself, and none where that is still to come', () => {
    const now = () => 0;
    expect(openSilence(now)(told(1, 0), AT + 8 * MINUTE_MS)).toBe(7 * MINUTE_MS);
    expect(openSilence(now)(told(1, THREE_HOURS_MS), AT + MINUTE_MS)).toBe(0);
  });

  it('is another for another session', () => {
    const silence = openSilence(() => 0);
    silence(told(1, 0), AT + 9 * MINUTE_MS);
    expect(silence(told(2, MINUTE_MS), AT + 3 * MINUTE_MS)).toBe(0);
  });
});
