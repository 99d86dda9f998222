import { createRandom } from '../dsp/random.ts';
import { describe, expect, it } from 'vitest';
import { clockOffset } from './clock-offset.ts';

const FRAME_S = 1 / 60;

describe('clockOffset', () => {
  it('stays within 1 ms of the truth through 50 ppm of drift, 1 ms of jitter and 3% outliers', () => {
    const random = createRandom(7);
    const offset = clockOffset();
    let worst = 0;
    for (let frame = 0; frame < 6000; frame += 1) {
      const truth = 12.5 + 50e-6 * frame * FRAME_S;
      const outlier = random.uniform() < 0.03 ? 0.03 : 0;
      const believed = offset.read(truth + 0.001 * (2 * random.uniform() - 1) + outlier);
      if (frame > 120) worst = Math.max(worst, Math.abs(believed - truth));
    }
    expect(worst).toBeLessThan(0.001);
  });

  it('takes up a new course after four readings, as when the sound moves to another device', () => {
    const offset = clockOffset();
    offset.read(1);
    expect([1.2, 1.2, 1.2].map((reading) => offset.read(reading))).toEqual([1, 1, 1]);
    expect(offset.read(1.2)).toBe(1.2);
  });
});
