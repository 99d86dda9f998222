import { createRandom } from '../dsp/random.ts';
import { describe, expect, it } from 'vitest';
import { estimateRefreshHz } from './refresh-rate.ts';

const RATES_HZ = [59.94, 60, 75, 90, 120, 144, 165, 240];

function stamps(
  hz: number,
  count: number,
  disturb: (ms: number, frame: number) => number,
): number[] {
  return Array.from({ length: count }, (_, frame) => disturb(1000 + (1000 * frame) / hz, frame));
}

describe('estimateRefreshHz', () => {
  it.each(RATES_HZ)('finds %d Hz within 0.01 Hz on a clock rounded to 1 ms', (hz) => {
    const measured = estimateRefreshHz(stamps(hz, 240, Math.round));
    expect(Math.abs((measured ?? 0) - hz)).toBeLessThan(0.01);
  });

  it.each(RATES_HZ)('finds %d Hz within 0.01 Hz through 0.3 ms of jitter in four seconds', (hz) => {
    const random = createRandom(3);
    const measured = estimateRefreshHz(
      stamps(hz, 4 * hz, (ms) => ms + 0.3 * (2 * random.uniform() - 1)),
    );
    expect(Math.abs((measured ?? 0) - hz)).toBeLessThan(0.01);
  });

  it('is not misled by dropped frames', () => {
    const random = createRandom(5);
    const kept = stamps(60, 400, (ms) => ms).filter(() => random.uniform() > 0.1);
    expect(estimateRefreshHz(kept)).toBeCloseTo(60, 6);
  });

  it('has no answer from fewer than 120 frames', () => {
    expect(estimateRefreshHz(stamps(60, 119, (ms) => ms))).toBeNull();
  });
});
