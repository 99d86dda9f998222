import { describe, expect, it } from 'vitest';
import { audioClock, FALLBACK_LATENCY_S, readOffset } from './audio-clock.ts';

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

  it('and the latency too where the stamp speaks of a time to come, which would make the sound stand still', () => {
    const offsets = [1, 2, 3].map((seconds) => {
      const doubled = { contextTime: seconds, performanceTime: 5000 + 2000 * seconds };
      const times = { currentTime: seconds, baseLatency: 0.01, outputLatency: 0.2 };
      const context = { ...times, getOutputTimestamp: () => doubled };
      return readOffset(context, 5000 + 1000 * seconds);
    });
    for (const offset of offsets) expect(offset).toBeCloseTo(-5.2, 12);
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
