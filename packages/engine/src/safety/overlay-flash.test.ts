import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { RED_FLASH_DISTANCE } from '@overtone/domain/safety/flash-limits';
import {
  chromaticity,
  isSaturatedRed,
  type LinearRgb,
  relativeLuminance,
  srgbToLinear,
} from '@overtone/domain/safety/luminance';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Hertz } from '@overtone/domain/units';
import { describe, expect, it } from 'vitest';
import { pureHue, type Rgb } from '@overtone/domain/colour/pure-hue';
import type { Output } from '../stimulus/output.ts';
import { lawAt, type LawZone } from '../stimulus/overlay-law.ts';
import { stimulusFrom } from '../stimulus/plan.ts';
import { emptyFrame, fillFrame, tintOf } from '../visual/overlay-frame.ts';
import { paramsOf } from '../visual/overlay-params.ts';
import { judgeCells, judgePatches, type Light } from './test-sequences.ts';

const PAPER: Rgb = [1, 1, 1];
const INK: Rgb = [0.13, 0.13, 0.13];
const DARK_EDITOR: Rgb = [30 / 255, 30 / 255, 30 / 255];
const DIM_TEXT: Rgb = [0.5, 0.5, 0.5];

/** What a screen shows of a background under the overlay, blended in code values as a compositor does. */
function blended(background: Rgb, colour: Rgb, alpha: number): LinearRgb {
  const channel = (i: 0 | 1 | 2) =>
    srgbToLinear(background[i] + alpha * (colour[i] - background[i]));
  return { r: channel(0), g: channel(1), b: channel(2) };
}

/** The overlay's law as it is written, sampled at the screen's rate: no guard, and no care for what the screen can show. */
function unboundedLaw(centreHz: Hertz, globalHz: Hertz, strength: number) {
  const height = (hz: Hertz, t: number) => 0.5 + 0.5 * Math.sin(2 * Math.PI * hz * t);
  return (background: Rgb): Light =>
    (t) => {
      const law = lawAt('middle', height(globalHz, t), height(centreHz, t));
      return blended(background, pureHue(243), 0.4 * strength * law);
    };
}

/** The verdict on a page of text lines under an overlay. */
function judgePage(paper: Rgb, ink: Rgb, under: (background: Rgb) => Light) {
  const lines = Array.from({ length: 16 }, (_, i) => ({
    x: 20,
    y: 10 + i * 10,
    width: 280,
    height: 2,
    light: under(ink),
  }));
  return judgePatches(under(paper), lines);
}

const PAIRS = [
  [40, 3],
  [15, 4],
  [10, 2],
  [40, 0],
] as const;

describe('the overlay without Flash guard', () => {
  it('fails on a page of text, at every pair and strength that the reference meter fails', () => {
    for (const [centreHz, globalHz] of PAIRS) {
      for (const strength of [0.45, 1]) {
        const verdict = judgePage(PAPER, INK, unboundedLaw(centreHz, globalHz, strength));
        expect(verdict).toMatchObject({ pass: false, redFlashesPerSecond: 0 });
        expect(verdict.generalFlashesPerSecond).toBeGreaterThan(3);
      }
    }
  });

  it('passes on a dark editor', () => {
    for (const [centreHz, globalHz] of PAIRS) {
      const verdict = judgePage(DARK_EDITOR, DIM_TEXT, unboundedLaw(centreHz, globalHz, 0.45));
      expect(verdict).toMatchObject({ pass: true, generalFlashesPerSecond: 0 });
    }
  });
});

const OUTPUT = { isSteady: true, showsLight: true, ducksSound: false } as const;

/** One zone of the overlay that the plan of these settings draws over a background. */
function planned(
  change: Partial<SessionSettings>,
  choice: Pick<Output, 'refreshHz' | 'flashGuard' | 'pulseStyle'>,
  zone: LawZone = 'middle',
): (background: Rgb) => Light {
  const settings = { ...DEMO_DEFAULTS, isOn: true, ...change };
  const { light } = stimulusFrom(settings, { ...OUTPUT, ...choice });
  const params = paramsOf(light);
  const frame = emptyFrame();
  return (background) => (t) => {
    fillFrame(frame, params, [light.globalHz * t, light.centreHz * t]);
    const [red, green, blue, alpha] = tintOf(frame, zone);
    return blended(background, [red, green, blue], alpha);
  };
}

/** A picture of one cell is a whole window, so it is judged like a screen of one colour. */
function judgeBackground(light: Light, frameHz: Hertz) {
  return judgeCells(light, { widthPx: 8, heightPx: 8, frameHz, seconds: 2 });
}

const LEVELS = [0, 0.2, 0.5, 0.75, 1];
const BACKGROUNDS: readonly Rgb[] = LEVELS.flatMap((r) =>
  LEVELS.flatMap((g) => LEVELS.map((b): Rgb => [r, g, b])),
);

const STRONG = { globalModulationStrength: 1, centerModulationHz: 10 } as const;
const SETTINGS: readonly Partial<SessionSettings>[] = [
  {},
  STRONG,
  { ...STRONG, visualHue: 0 },
  { ...STRONG, visualHue: 120, waveform: 'Square', centerModulationHz: 6 },
];

describe('the overlay of a plan', () => {
  it('fails on white without the guard at the default settings', () => {
    for (const refreshHz of [60, 120, 144]) {
      const over = planned({}, { refreshHz, flashGuard: false, pulseStyle: 'light' });
      expect(judgeBackground(over(PAPER), refreshHz).pass).toBe(false);
    }
  });

  for (const pulseStyle of ['light', 'colour'] as const) {
    for (const refreshHz of [60, 75, 144]) {
      it(`does not flash with the guard on any background (${pulseStyle}, ${refreshHz} Hz)`, () => {
        const flashing = SETTINGS.flatMap((change) => {
          const over = planned(change, { refreshHz, flashGuard: true, pulseStyle });
          return BACKGROUNDS.flatMap((background) => {
            const verdict = judgeBackground(over(background), refreshHz);
            const flashes = verdict.generalFlashesPerSecond + verdict.redFlashesPerSecond;
            return flashes > 0 || verdict.largestSwing > 0.05
              ? [{ change, background, verdict }]
              : [];
          });
        });
        expect(flashing).toEqual([]);
      });
    }
  }
});

/**
 * How far apart in u'v' a light gets that WCAG 2.2 calls a saturated red at some moment of two seconds, and how far its
 * luminance moves. A change from 0.2 on is a red flash whatever the brightness, even where a pixel is black to the eye.
 */
function redChange(light: Light): { readonly distance: number; readonly swing: number } {
  const states = Array.from({ length: 120 }, (_, i) => light(i / 60));
  const points = states.map(chromaticity);
  const distances = states.flatMap((state, i) => {
    const from = points[i];
    if (!from || !isSaturatedRed(state)) return [];
    return points.map((to) => Math.hypot(to.u - from.u, to.v - from.v));
  });
  const luminances = states.map(relativeLuminance);
  return {
    distance: Math.max(0, ...distances),
    swing: Math.max(...luminances) - Math.min(...luminances),
  };
}

describe('a steady light over saturated reds of every brightness, by WCAG 2.2 without a floor', () => {
  const HUES = Array.from({ length: 18 }, (_, i) => i * 20);
  const RHYTHMS = [
    { globalModulationHz: 3, centerModulationHz: 8 },
    { globalModulationHz: 1, centerModulationHz: 1.1 },
  ];

  /** The greatest change of red at a code value of red alone, over hues, rhythms, waveforms, strengths and zones. */
  function worst(codeValue: number, pulseStyle: 'light' | 'colour') {
    const changes = HUES.flatMap((visualHue) =>
      RHYTHMS.flatMap((rhythm) =>
        (['Sine', 'Square'] as const).flatMap((waveform) =>
          [0.1, 0.45, 1].flatMap((globalModulationStrength) =>
            (['middle', 'rim'] as const).map((zone) => {
              const settings = { ...rhythm, visualHue, waveform, globalModulationStrength };
              const choice = { refreshHz: 60, flashGuard: true, pulseStyle };
              return redChange(planned(settings, choice, zone)([codeValue / 255, 0, 0]));
            }),
          ),
        ),
      ),
    );
    return changes.reduce((most, one) => (one.distance > most.distance ? one : most));
  }

  for (const pulseStyle of ['light', 'colour'] as const) {
    it(`is no red flash from a code value of 12 on (${pulseStyle})`, () => {
      for (const codeValue of [12, 20, 40, 100, 224]) {
        const { distance } = worst(codeValue, pulseStyle);
        expect(distance, `(${codeValue}, 0, 0)`).toBeLessThan(RED_FLASH_DISTANCE);
      }
    });
  }

  it('may change the hue of what is black to the eye, by no luminance to speak of', () => {
    const { distance, swing } = worst(2, 'colour');
    expect(distance).toBeGreaterThan(RED_FLASH_DISTANCE);
    expect(swing).toBeLessThan(0.0005);
  });

  it('would be one at (40, 0, 0) without the guard', () => {
    const over = planned(
      { globalModulationHz: 3, centerModulationHz: 8 },
      { refreshHz: 60, flashGuard: false, pulseStyle: 'light' },
    );
    expect(redChange(over([40 / 255, 0, 0])).distance).toBeGreaterThan(RED_FLASH_DISTANCE);
  });
});
