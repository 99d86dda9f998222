import { describe, expect, it } from 'vitest';
import { noiseBuffer } from './noise-buffer.ts';
import { NOISE_PERIOD_S } from './noise.ts';

describe('a period of noise', () => {
  it.each([8_000, 22_050, 44_100, 48_000, 96_000])('has the rate of a device of %i Hz', (rate) => {
    const buffer = noiseBuffer(new OfflineAudioContext(2, 1, rate), 'pink');
    expect(buffer.sampleRate).toBe(rate);
    expect(buffer.duration).toBe(NOISE_PERIOD_S);
  });

  it.each([47_952, 44_056, 44_144, 47_999])(
    'has the usual rate where that of the device, %i Hz, has none that can be calculated',
    (rate) => {
      const buffer = noiseBuffer(new OfflineAudioContext(2, 1, rate), 'brown');
      expect(buffer.sampleRate).toBe(48_000);
      expect(buffer.duration).toBe(NOISE_PERIOD_S);
    },
  );
});
