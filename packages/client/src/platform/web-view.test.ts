import { expect, it, onTestFinished, vi } from 'vitest';
import { webViewHost } from './web-view.ts';

const DAY_MS = 24 * 3_600_000;

function setUp() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const ran = vi.fn<() => void>();
  return { ran, wait: (delayMs: number) => webViewHost().after(delayMs, ran) };
}

it('runs after a delay that is longer than a timer can be, once it has passed', () => {
  const { ran, wait } = setUp();
  wait(60 * DAY_MS);
  vi.advanceTimersByTime(60 * DAY_MS - 1);
  expect(ran).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ran).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('stops waiting also late in such a delay, and never runs where there is no end to it', () => {
  const { ran, wait } = setUp();
  const stops = [wait(60 * DAY_MS), wait(Infinity)];
  vi.advanceTimersByTime(59 * DAY_MS);
  stops.forEach((stop) => stop());
  expect(vi.getTimerCount()).toBe(0);
  expect(ran).not.toHaveBeenCalled();
});
