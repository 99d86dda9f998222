import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import { describe, expect, it } from 'vitest';
import { luminanceOverWhite } from '../stimulus/flash-budget.ts';
import { stimulusFrom } from '../stimulus/plan.ts';
import { steadyOutput } from '@overtone/testkit/outputs';
import { emptyFrame, fillFrame, tintOf } from './overlay-frame.ts';
import { easeParams, paramsOf, type OverlayParams } from './overlay-params.ts';

function lightOf(change: Partial<SessionSettings>, flashGuard: boolean) {
  const settings = { ...DEMO_DEFAULTS, isOn: true, ...change };
  return stimulusFrom(settings, steadyOutput(120, { flashGuard })).light;
}

function overlayFrame(params: OverlayParams, globalPhase: number, centrePhase: number) {
  const frame = emptyFrame();
  fillFrame(frame, params, [globalPhase, centrePhase]);
  const [red, green, blue, middle] = tintOf(frame, 'middle');
  const [, , , rim] = tintOf(frame, 'rim');
  return { colour: [red, green, blue] as const, middle, rim };
}

describe('a frame', () => {
  it('takes the values of the law at its ends and colour at full saturation', () => {
    const params = paramsOf(
      lightOf({ globalModulationHz: 1, centerModulationHz: 10, visualHue: 240 }, false),
    );
    const smoothing = 1 / Math.sqrt(1 + 1 / 256);
    const least = overlayFrame(params, 0.75, 0.75);
    const most = overlayFrame(params, 0.25, 0.25);
    expect(least.colour).toEqual([0, 0, 1]);
    expect(most.middle).toBeCloseTo(0.4 * 0.45 * 0.8 * 0.9, 3);
    expect(most.rim).toBeCloseTo(0.4 * 0.45 * 0.8 * 0.9, 3);
    expect(least.middle).toBeCloseTo(((1 - smoothing) / 2) * 0.4 * 0.45 * 0.2 * 0.9, 3);
    expect(least.rim).toBeCloseTo(0.4 * 0.45 * 0.2 * 0.3, 3);
  });

  it('moves the light over white as a sine with less than 2% of harmonics', () => {
    const light = lightOf(
      { globalModulationHz: null, centerModulationHz: 10, globalModulationStrength: 1 },
      false,
    );
    const params = paramsOf(light);
    const points = 256;
    const luminance = Array.from({ length: points }, (_, i) => {
      const { colour, middle } = overlayFrame(params, 0, i / points);
      return luminanceOverWhite([...colour, middle]);
    });
    const harmonic = (k: number) =>
      Math.hypot(
        ...[Math.cos, Math.sin].map((wave) =>
          luminance.reduce(
            (sum, value, i) => sum + value * wave((2 * Math.PI * k * i) / points),
            0,
          ),
        ),
      );
    const distortion = Math.hypot(...[2, 3, 4, 5].map(harmonic)) / harmonic(1);
    expect(distortion).toBeLessThan(0.02);
  });

  it('rests at the mean when both rhythms are off', () => {
    const params = paramsOf(lightOf({ globalModulationHz: 0, centerModulationHz: 0 }, true));
    expect(overlayFrame(params, 0.1, 0.2)).toEqual(overlayFrame(params, 0.6, 0.9));
  });

  it('stays inside the guarded range at every phase', () => {
    const light = lightOf({}, true);
    const params = paramsOf(light);
    const seen: number[] = [];
    for (let g = 0; g < 1; g += 0.05) {
      for (let c = 0; c < 1; c += 0.05) {
        const { colour, middle } = overlayFrame(params, g, c);
        seen.push(luminanceOverWhite([...colour, middle]));
      }
    }
    expect(Math.max(...seen) - Math.min(...seen)).toBeLessThanOrEqual(0.05 + 1e-6);
    expect(Math.max(...seen) - Math.min(...seen)).toBeGreaterThan(0.03);
  });
});

describe('easeParams', () => {
  it('has gone 95% of the way after 300 ms, however many frames that took', () => {
    for (const frames of [1, 18, 72]) {
      const shown = paramsOf(lightOf({ globalModulationStrength: 0.1 }, false));
      const target = paramsOf(lightOf({ globalModulationStrength: 0.9 }, false));
      const from = shown.tints[10] ?? 0;
      const to = target.tints[10] ?? 0;
      for (let i = 0; i < frames; i += 1) easeParams(shown, target, [0.3 / frames]);
      expect(((shown.tints[10] ?? 0) - from) / (to - from)).toBeCloseTo(0.95, 2);
    }
  });

  it('melts one waveform into another', () => {
    const shown = paramsOf(lightOf({ waveform: 'Sine', centerModulationHz: 5 }, true));
    const target = paramsOf(lightOf({ waveform: 'Square', centerModulationHz: 5 }, true));
    easeParams(shown, target, [0.07]);
    const third = shown.centre[2] ?? 0;
    expect(third).toBeGreaterThan(0);
    expect(third).toBeLessThan(target.centre[2] ?? 0);
  });
});
