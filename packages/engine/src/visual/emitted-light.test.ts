import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { srgbToLinear, relativeLuminance } from '@overtone/domain/safety/luminance';
import { WAVEFORMS, type SessionSettings } from '@overtone/domain/session/settings';
import { steadyOutput } from '@overtone/testkit/outputs';
import { describe, expect, it } from 'vitest';
import { gliding, phaseAt, type PhaseTrack, trackFrom } from '@overtone/domain/rhythm/phase';
import { lightPhaseAt } from '../clock/light-track.ts';
import { beginTracks, takeTracks } from '../clock/rhythm-tracks.ts';
import { powerSpectrum } from '../dsp/fft.ts';
import { stimulusFrom } from '../stimulus/plan.ts';
import { deliveredOf, shownGlide } from '../stimulus/shown-glide.ts';
import { emptyFrame, fillFrame, tintOf } from './overlay-frame.ts';
import { paramsOf } from './overlay-params.ts';

const REFRESH_RATES_HZ = [59.94, 60, 75, 90, 120, 144, 165, 240];
const ASKED_HZ = [
  0.1, 0.5, 1, 2, 3, 4.7, 6, 8, 10, 12.3, 13, 15, 16, 18, 20, 24, 26.9, 27, 30, 33, 40, 45, 50, 60,
  72, 85, 99.7, 100,
];
const FRAMES = 1024;
/** Half width of the window's main lobe, in bins. */
const LOBE_BINS = 4;
const GREYS = [1, 0.5] as const;

function blackmanHarris(i: number): number {
  const x = (2 * Math.PI * i) / FRAMES;
  return 0.35875 - 0.48829 * Math.cos(x) + 0.14128 * Math.cos(2 * x) - 0.01168 * Math.cos(3 * x);
}

/** Luminance of the middle of a grey screen, frame by frame, under the overlay. */
function luminance(settings: SessionSettings, refreshHz: number, grey: number): Float64Array {
  const plan = stimulusFrom(settings, steadyOutput(refreshHz));
  const { global, centre } = beginTracks(plan, 0);
  const params = paramsOf(plan.light);
  const frame = emptyFrame();
  return Float64Array.from({ length: FRAMES }, (_, i) => {
    const time = i / refreshHz;
    fillFrame(frame, params, [phaseAt(global.light, time), phaseAt(centre.light, time)]);
    const [red, green, blue, alpha] = tintOf(frame, 'middle');
    const channel = (colour: number) => srgbToLinear(grey + alpha * (colour - grey));
    return relativeLuminance({ r: channel(red), g: channel(green), b: channel(blue) });
  });
}

/** A glide long enough that a window of frames sees a narrow band of it. */
const GLIDE_S = 240;

/** Where the shown fraction changes, two lines meet in a window: what a change spreads beside them. */
const BESIDE_CHANGE_HZ = 3;

/** Luminance of the middle of a white screen while the centre glides: the product's plan, tracks and frames. */
function glidingLuminance(sound: PhaseTrack, refreshHz: number): Float64Array {
  const settings = { ...DEMO_DEFAULTS, isOn: true, globalModulationHz: 0 };
  const sounds = { global: trackFrom(0, 0), centre: sound };
  const plan = stimulusFrom(settings, steadyOutput(refreshHz), { ...sounds, at: 0 });
  const { global, centre } = takeTracks(beginTracks(plan, 0), plan, 0, sounds, true);
  const params = paramsOf(plan.light);
  const frame = emptyFrame();
  return Float64Array.from({ length: GLIDE_S * refreshHz }, (_, i) => {
    const time = i / refreshHz;
    fillFrame(frame, params, [lightPhaseAt(global.light, time), lightPhaseAt(centre.light, time)]);
    const [red, green, blue, alpha] = tintOf(frame, 'middle');
    const channel = (colour: number) => srgbToLinear(1 + alpha * (colour - 1));
    return relativeLuminance({ r: channel(red), g: channel(green), b: channel(blue) });
  });
}

/** Frequencies so near to one another that all between them is wanted. */
function band(lowHz: number, highHz: number, refreshHz: number): readonly number[] {
  const stepHz = (LOBE_BINS * refreshHz) / FRAMES;
  const steps = Math.ceil((highHz - lowHz) / stepHz);
  return Array.from({ length: steps + 1 }, (_, i) => Math.min(highHz, lowHz + i * stepHz));
}

function spectrum(series: Float64Array): Float64Array {
  const mean = series.reduce((sum, value) => sum + value, 0) / FRAMES;
  return powerSpectrum(series.map((value, i) => (value - mean) * blackmanHarris(i)));
}

/** Strongest line outside the wanted frequencies, in dB of the strongest inside. */
function strongestStray(
  power: Float64Array,
  refreshHz: number,
  wantedHz: readonly number[],
): number {
  const wanted = new Uint8Array(power.length);
  for (const hz of [0, ...wantedHz]) {
    const middle = Math.round((hz * FRAMES) / refreshHz);
    wanted.fill(1, Math.max(0, middle - LOBE_BINS), middle + LOBE_BINS + 1);
  }
  let inside = 0;
  let stray = 0;
  power.forEach((value, bin) => {
    if (wanted[bin]) inside = Math.max(inside, value);
    else stray = Math.max(stray, value);
  });
  return 10 * Math.log10(stray / inside);
}

function limitDb(refreshHz: number): number {
  return refreshHz >= 120 ? -40 : -30;
}

describe('the emitted light', () => {
  it.each(REFRESH_RATES_HZ)(
    'of one rhythm on a %d Hz screen holds its delivered frequency, its harmonics and nothing else',
    (refreshHz) => {
      for (const waveform of WAVEFORMS) {
        for (const centerModulationHz of ASKED_HZ) {
          const settings = {
            ...DEMO_DEFAULTS,
            isOn: true,
            globalModulationHz: 0,
            centerModulationHz,
            waveform,
          };
          const { hz } = stimulusFrom(settings, steadyOutput(refreshHz)).centre.light;
          const harmonics = Array.from(
            { length: Math.floor((0.45 * refreshHz) / hz) },
            (_, i) => (i + 1) * hz,
          );
          const wantedHz = waveform === 'Sine' ? [hz] : harmonics;
          for (const grey of GREYS) {
            const stray = strongestStray(
              spectrum(luminance(settings, refreshHz, grey)),
              refreshHz,
              wantedHz,
            );
            expect(stray, `${waveform} ${centerModulationHz} Hz over ${grey}`).toBeLessThan(
              limitDb(refreshHz),
            );
          }
        }
      }
    },
  );

  it.each([60, 144])(
    'of a pair on a %d Hz screen holds only the pair and its products',
    (refreshHz) => {
      for (const [globalModulationHz, centerModulationHz] of [
        [3, 40],
        [3, 15],
        [1, 10],
        [0.1, 6],
        [1, 12],
      ] as const) {
        const settings = { ...DEMO_DEFAULTS, isOn: true, globalModulationHz, centerModulationHz };
        const { global, centre } = stimulusFrom(settings, steadyOutput(refreshHz));
        const g = global.light.hz;
        const c = centre.light.hz;
        const stray = strongestStray(spectrum(luminance(settings, refreshHz, 1)), refreshHz, [
          g,
          c,
          c - g,
          c + g,
        ]);
        expect(stray, `${globalModulationHz} / ${centerModulationHz}`).toBeLessThan(
          limitDb(refreshHz),
        );
      }
    },
  );

  it.each([60, 75, 120, 144, 240])(
    'of a glide on a %d Hz screen holds what is delivered at each moment, and nothing else',
    (refreshHz) => {
      for (const [fromHz, toHz] of [
        [40, 6],
        [6, 40],
        [13, 0.3],
      ] as const) {
        const glide = { curve: 'exponential', fromHz, toHz, lengthS: GLIDE_S } as const;
        const sound = gliding(trackFrom(0, fromHz), { glide, goneS: 0 }, 0);
        const shown = shownGlide(sound, steadyOutput(refreshHz));
        if (!shown) throw new Error('the rhythm glides');
        const series = glidingLuminance(sound, refreshHz);
        for (let first = 0; first + FRAMES <= series.length; first += FRAMES / 2) {
          const [begin, end] = [first / refreshHz, (first + FRAMES) / refreshHz];
          const changes = shown.stretches.filter(({ from }) => from > begin && from < end);
          const hz = [
            begin,
            end,
            ...changes.flatMap(({ from }) => [from - 0.001, from + 0.001]),
          ].map((time) => deliveredOf(sound, shown, time).hz);
          const beside = changes.length > 0 ? BESIDE_CHANGE_HZ : 0;
          const wantedHz = band(Math.min(...hz) - beside, Math.max(...hz) + beside, refreshHz);
          const stray = strongestStray(
            spectrum(series.subarray(first, first + FRAMES)),
            refreshHz,
            wantedHz,
          );
          expect(stray, `${fromHz} to ${toHz} Hz after ${begin} s`).toBeLessThan(
            limitDb(refreshHz),
          );
        }
      }
    },
  );

  it('would hold a stray line if it were drawn as asked, so that the measure can fail', () => {
    const refreshHz = 60;
    const aliased = Float64Array.from({ length: FRAMES }, (_, i) =>
      Math.sin((2 * Math.PI * 40 * i) / refreshHz),
    );
    expect(strongestStray(spectrum(aliased), refreshHz, [40 / 3])).toBeGreaterThan(0);
  });
});
