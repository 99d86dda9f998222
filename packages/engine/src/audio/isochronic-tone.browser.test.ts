import { clickLevel, decibels, frequencyNear, toneAt } from '@overtone/testkit/tone-analysis';
import { renderSound, TONE_ALONE } from '@overtone/testkit/render-sound';
import { describe, expect, it } from 'vitest';
import { RAMP_S } from './ramp-course.ts';

const FULL = { ...TONE_ALONE, masterAudioVolume: 1 };
const PPM = 1e-6;

function steady(samples: Float32Array, sampleRate: number, fromS: number): Float32Array {
  return samples.subarray(Math.round(fromS * sampleRate));
}

describe('the tone', () => {
  it('has carrier and both modulations within 1 ppm, at the planned depths', async () => {
    const { left, sampleRate } = await renderSound([{ atS: 0.02, settings: FULL }], {
      durationS: 31,
    });
    const tone = steady(left, sampleRate, 1);
    const depth = 0.225 / Math.sqrt(1 + 1 / 256);
    const carrier = toneAt(tone, sampleRate, 205).amplitude;
    const carrierHz = frequencyNear(tone, sampleRate, 205);
    expect(Math.abs(carrierHz / 205 - 1)).toBeLessThan(PPM);
    for (const modulationHz of [3, 40]) {
      const sidebandHz = 205 + modulationHz;
      const measuredHz = frequencyNear(tone, sampleRate, sidebandHz) - carrierHz;
      expect(Math.abs(measuredHz / modulationHz - 1)).toBeLessThan(PPM);
      const sideband = toneAt(tone, sampleRate, sidebandHz).amplitude / carrier;
      expect(decibels(sideband)).toBeCloseTo(decibels(depth / (1 - 0.225) / 2), 2);
    }
  });

  it('carries nothing but the carrier, its sidebands and their products', async () => {
    const { left, sampleRate } = await renderSound([{ atS: 0.02, settings: FULL }], {
      durationS: 21,
    });
    const tone = steady(left, sampleRate, 1);
    const carrier = toneAt(tone, sampleRate, 205).amplitude;
    for (const hz of [100, 190, 225, 260, 300, 410, 615, 1000, 5000]) {
      expect(decibels(toneAt(tone, sampleRate, hz).amplitude / carrier)).toBeLessThan(-90);
    }
  });

  it.each(['Square', 'Triangle', 'Sawtooth'] as const)(
    'shapes its modulation as a smoothed %s',
    async (waveform) => {
      const settings = {
        ...FULL,
        waveform,
        globalModulationHz: null,
        centerModulationHz: 10,
        globalModulationStrength: 0.8,
      };
      const { left, sampleRate } = await renderSound([{ atS: 0.02, settings }], { durationS: 11 });
      const tone = steady(left, sampleRate, 1);
      const carrier = toneAt(tone, sampleRate, 205).amplitude;
      const sideband = (k: number) => toneAt(tone, sampleRate, 205 + 10 * k).amplitude / carrier;
      const ideal = {
        Square: [1.2732, 0, 0.4244],
        Triangle: [0.8106, 0, 0.0901],
        Sawtooth: [0.6366, 0.3183, 0.2122],
      };
      ideal[waveform].forEach((amplitude, i) => {
        const smoothed = amplitude / Math.sqrt(1 + ((i + 1) / 4) ** 4);
        expect(sideband(i + 1)).toBeCloseTo(((0.4 / 0.6) * smoothed) / 2, 3);
      });
    },
  );

  it('leaves out the global modulation when its frequency is 0', async () => {
    const settings = { ...FULL, globalModulationHz: 0 };
    const { left, sampleRate } = await renderSound([{ atS: 0.02, settings }], { durationS: 11 });
    const tone = steady(left, sampleRate, 1);
    const carrier = toneAt(tone, sampleRate, 205).amplitude;
    expect(decibels(toneAt(tone, sampleRate, 208).amplitude / carrier)).toBeLessThan(-90);
    expect(decibels(toneAt(tone, sampleRate, 245).amplitude / carrier)).toBeGreaterThan(-20);
  });

  it('keeps the phase of a rhythm when its waveform changes', async () => {
    const settings = { ...FULL, globalModulationHz: null, centerModulationHz: 10 };
    const changed = await renderSound(
      [
        { atS: 0.02, settings: { ...settings, waveform: 'Triangle' } },
        { atS: 1.337, settings: { waveform: 'Sine' } },
      ],
      { durationS: 6 },
    );
    const straight = await renderSound([{ atS: 0.02, settings }], { durationS: 6 });
    let worst = 0;
    for (let i = 2 * 48_000; i < changed.left.length; i += 1) {
      worst = Math.max(worst, Math.abs((changed.left[i] ?? 0) - (straight.left[i] ?? 0)));
    }
    expect(worst).toBeLessThan(1e-3);
  });
});

describe('changes of the tone', () => {
  const LIMIT_DBFS = -80;

  it.each([
    ['start', [{ atS: 0.1, settings: FULL }]],
    [
      'stop',
      [
        { atS: 0, settings: FULL },
        { atS: 0.613, settings: { isOn: false } },
      ],
    ],
    [
      'stop in the middle of a start',
      [
        { atS: 0.1, settings: FULL },
        { atS: 0.137, settings: { isOn: false } },
      ],
    ],
    [
      'volume',
      [
        { atS: 0, settings: FULL },
        { atS: 0.613, settings: { masterAudioVolume: 0.2 } },
      ],
    ],
    [
      'strength',
      [
        { atS: 0, settings: FULL },
        { atS: 0.613, settings: { globalModulationStrength: 0.9 } },
      ],
    ],
    [
      'pitch',
      [
        { atS: 0, settings: FULL },
        { atS: 0.613, settings: { isochronicPitch: 432 } },
      ],
    ],
    [
      'centre frequency',
      [
        { atS: 0, settings: FULL },
        { atS: 0.613, settings: { centerModulationHz: 10 } },
      ],
    ],
    [
      'global frequency',
      [
        { atS: 0, settings: FULL },
        { atS: 0.613, settings: { globalModulationHz: 0.2 } },
      ],
    ],
    [
      'global off',
      [
        { atS: 0, settings: FULL },
        { atS: 0.613, settings: { globalModulationHz: 0 } },
      ],
    ],
    [
      'waveform',
      [
        { atS: 0, settings: FULL },
        { atS: 0.613, settings: { waveform: 'Square' as const } },
      ],
    ],
    [
      'a dragged slider',
      [
        { atS: 0, settings: FULL },
        ...Array.from({ length: 30 }, (_, i) => ({
          atS: 0.3 + i / 60,
          settings: { masterAudioVolume: 1 - i / 40, isochronicPitch: 205 + 5 * i },
        })),
      ],
    ],
  ])('%s without a click above -80 dBFS', async (_, cues) => {
    const { left, sampleRate } = await renderSound(cues, { durationS: 1.2 });
    expect(clickLevel(left, sampleRate)).toBeLessThan(LIMIT_DBFS);
  });

  it('are heard as clicks where they are not ramped, so that the measure can fail', () => {
    const sampleRate = 48_000;
    const cut = Float32Array.from({ length: sampleRate }, (_, i) =>
      i < sampleRate / 2 + 60 ? Math.sin((2 * Math.PI * 205 * i) / sampleRate) : 0,
    );
    expect(clickLevel(cut, sampleRate)).toBeGreaterThan(-40);
  });

  it("take 80 ms, inside the product's 50 to 100 ms", async () => {
    expect(RAMP_S).toBeGreaterThanOrEqual(0.05);
    expect(RAMP_S).toBeLessThanOrEqual(0.1);
    const { left, sampleRate } = await renderSound(
      [
        { atS: 0, settings: FULL },
        { atS: 0.5, settings: { isOn: false } },
      ],
      { durationS: 1 },
    );
    const peakFrom = (s: number) =>
      Math.max(...left.subarray(Math.round(s * sampleRate)).map(Math.abs));
    expect(peakFrom(0.53)).toBeGreaterThan(0.05);
    expect(peakFrom(0.5 + RAMP_S + 0.001)).toBeLessThan(1e-6);
  });

  it('never pass the ceiling with everything at full volume', async () => {
    const { left, right } = await renderSound(
      [
        {
          atS: 0,
          settings: {
            isOn: true,
            masterAudioVolume: 1,
            backgroundVolume: 1,
            backgroundSoundType: 'brown',
            waveform: 'Square',
          },
        },
      ],
      { durationS: 4 },
    );
    const peak = Math.max(
      ...[left, right].map((channel) =>
        channel.reduce((most, x) => Math.max(most, Math.abs(x)), 0),
      ),
    );
    expect(decibels(peak)).toBeLessThanOrEqual(-1);
    expect(decibels(peak)).toBeGreaterThan(-12);
  });
});
