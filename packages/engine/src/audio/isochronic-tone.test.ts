import { readFileSync } from 'node:fs';
import { frequencyNear, decibels, toneAt } from '@overtone/testkit/tone-analysis';
import { renderSound, TONE_ALONE } from '@overtone/testkit/render-sound';
import { describe, expect, it } from 'vitest';
import 'node-web-audio-api/polyfill.js';

/** Made by: sox -n -r 8000 -b 16 -c 1 -D sox-tremolo-205-10-80.wav synth 4 sine 205 tremolo 10 80 gain -1 */
const GOLDEN = new URL('../../../testkit/fixtures/sox-tremolo-205-10-80.wav', import.meta.url);
const GOLDEN_RATE = 8000;
const WAV_HEADER_BYTES = 44;

function golden(): Float32Array {
  const bytes = readFileSync(GOLDEN).subarray(WAV_HEADER_BYTES);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from(
    { length: bytes.length / 2 },
    (_, i) => view.getInt16(2 * i, true) / 32_768,
  );
}

function sidebands(samples: Float32Array, sampleRate: number): number[] {
  const carrier = toneAt(samples, sampleRate, 205).amplitude;
  return [-10, 10].map((offset) =>
    decibels(toneAt(samples, sampleRate, 205 + offset).amplitude / carrier),
  );
}

describe('the tone, rendered without a browser', () => {
  it('has the sidebands of a reference tremolo of the same depth within 0.1 dB', async () => {
    const settings = {
      ...TONE_ALONE,
      masterAudioVolume: 0.8,
      globalModulationHz: 0,
      centerModulationHz: 10,
      globalModulationStrength: 0.8,
    };
    const { left, sampleRate } = await renderSound([{ atS: 0.02, settings }], { durationS: 5 });
    const ours = sidebands(left.subarray(sampleRate), sampleRate);
    const reference = sidebands(golden(), GOLDEN_RATE);
    ours.forEach((level, i) => expect(Math.abs(level - (reference[i] ?? NaN))).toBeLessThan(0.1));
  });

  it('has the same frequencies as in a browser: carrier and modulation within 1 ppm', async () => {
    const { left, sampleRate } = await renderSound([{ atS: 0.02, settings: TONE_ALONE }], {
      durationS: 31,
    });
    const tone = left.subarray(sampleRate);
    const carrierHz = frequencyNear(tone, sampleRate, 205);
    expect(Math.abs(carrierHz / 205 - 1)).toBeLessThan(1e-6);
    expect(Math.abs((frequencyNear(tone, sampleRate, 245) - carrierHz) / 40 - 1)).toBeLessThan(
      1e-6,
    );
  });
});
