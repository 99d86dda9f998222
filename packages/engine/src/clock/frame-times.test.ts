import { createRandom } from '../dsp/random.ts';
import { describe, expect, it } from 'vitest';
import { frameTimes } from './frame-times.ts';

const RATES_HZ = [59.94, 60, 75, 90, 120, 144, 165, 240];

function stamps(
  hz: number,
  count: number,
  disturb: (ms: number, frame: number) => number,
): number[] {
  return Array.from({ length: count }, (_, frame) => disturb(1000 + (1000 * frame) / hz, frame));
}

function runOf(stampsMs: readonly number[]) {
  const times = frameTimes(stampsMs.length);
  stampsMs.forEach(times.push);
  return times.run();
}

describe('a run of frames', () => {
  it.each(RATES_HZ)('finds %d Hz within 0.01 Hz on a clock rounded to 1 ms', (hz) => {
    const { refreshHz } = runOf(stamps(hz, 240, Math.round));
    expect(Math.abs((refreshHz ?? 0) - hz)).toBeLessThan(0.01);
  });

  it.each(RATES_HZ)('finds %d Hz within 0.01 Hz through 0.3 ms of jitter in four seconds', (hz) => {
    const random = createRandom(3);
    const { refreshHz } = runOf(stamps(hz, 4 * hz, (ms) => ms + 0.3 * (2 * random.uniform() - 1)));
    expect(Math.abs((refreshHz ?? 0) - hz)).toBeLessThan(0.01);
  });

  it('is not misled by dropped frames', () => {
    const random = createRandom(5);
    const kept = stamps(60, 400, (ms) => ms).filter(() => random.uniform() > 0.1);
    expect(runOf(kept).refreshHz).toBeCloseTo(60, 6);
    expect(runOf(kept).droppedFrames).toBeGreaterThan(20);
    expect(runOf(kept).isSteady).toBe(true);
  });

  it('finds the rate of a screen that shows a new picture less often than every second time, and calls it unsteady', () => {
    const random = createRandom(7);
    const kept = stamps(60, 600, (ms) => ms).filter(() => random.uniform() > 0.6);
    const shownFrames = Math.round((((kept.at(-1) ?? 0) - (kept[0] ?? 0)) * 60) / 1000);
    const run = runOf(kept);
    expect(run.refreshHz).toBeCloseTo(60, 6);
    expect(run.droppedFrames).toBe(shownFrames + 1 - kept.length);
    expect(run.isSteady).toBe(false);
  });

  it('takes a screen that shows every second frame, and only those, for a steady one of half the rate', () => {
    const run = runOf(stamps(30, 240, (ms) => ms));
    expect(run).toMatchObject({ isSteady: true, droppedFrames: 0 });
    expect(run.refreshHz).toBeCloseTo(30, 6);
  });

  it('has no rate when the stamps do not advance', () => {
    expect(runOf(stamps(60, 120, () => 5)).refreshHz).toBeNull();
  });

  it('takes no more stamps than it has room for, until it is cleared', () => {
    const times = frameTimes(3);
    [1, 2, 3, 4].forEach(times.push);
    expect(times.count).toBe(3);
    times.clear();
    expect(times.count).toBe(0);
  });
});
