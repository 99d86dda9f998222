import { createRandom } from '../dsp/random.ts';
import { describe, expect, it } from 'vitest';
import { audioClock, FALLBACK_LATENCY_S, readOffset } from './audio-clock.ts';
import { clockOffset } from './clock-offset.ts';

const FRAME_S = 1 / 60;

describe('clockOffset', () => {
  it('stays within 1 ms of the truth through 50 ppm of drift, 1 ms of jitter and 3 % outliers', () => {
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

describe('readOffset', () => {
  const context = { currentTime: 10, baseLatency: 0.01 };

  it('trusts the output timestamp first', () => {
    const stamped = {
      ...context,
      outputLatency: 0.2,
      getOutputTimestamp: () => ({ contextTime: 9.9, performanceTime: 5000 }),
    };
    expect(readOffset(stamped, 5100)).toBeCloseTo(4.9, 12);
  });

  it('then the output latency, as a wireless headset reports it', () => {
    const frozen = {
      ...context,
      outputLatency: 0.2,
      getOutputTimestamp: () => ({ contextTime: 0, performanceTime: 0 }),
    };
    expect(readOffset(frozen, 5000)).toBeCloseTo(4.8, 12);
  });

  it('then base latency with the reserved 0.04 s', () => {
    expect(FALLBACK_LATENCY_S).toBe(0.04);
    expect(readOffset(context, 5000)).toBeCloseTo(4.95, 12);
  });
});

describe('audioClock', () => {
  it("gives the audible time as an offset to the page's clock", () => {
    const clock = audioClock({
      currentTime: 3,
      baseLatency: 0.01,
      getOutputTimestamp: () => ({ contextTime: 2.95, performanceTime: 1000 }),
    });
    expect(clock.sample(1000).believed).toBeCloseTo(1.95, 12);
    expect(clock.sample(1000).read).toBeCloseTo(1.95, 12);
  });
});
