import { expect, it } from 'vitest';
import { nextStart, START_OFFSET_S } from './start-time.ts';

it('begins a change 20 ms after what a live device may already have taken, on a whole sample', async () => {
  const context = new AudioContext({ latencyHint: 'playback' });
  const soonest = context.currentTime + context.baseLatency + START_OFFSET_S;
  const start = nextStart(context);
  expect(context.baseLatency).toBeGreaterThan(0);
  expect(start).toBeGreaterThanOrEqual(soonest - 1e-9);
  expect(start * context.sampleRate).toBeCloseTo(Math.round(start * context.sampleRate), 6);
  await context.close();
});

it('begins one 20 ms from now where nothing is taken ahead', () => {
  const offline = new OfflineAudioContext(1, 48_000, 48_000);
  expect(nextStart(offline)).toBe(START_OFFSET_S);
});
