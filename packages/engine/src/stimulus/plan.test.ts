import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { WAVEFORMS, type SessionSettings } from '@overtone/domain/session/settings';
import { type PhaseTrack, trackFrom } from '@overtone/domain/rhythm/phase';
import { describe, expect, it } from 'vitest';
import { steadyOutput } from '@overtone/testkit/outputs';
import { worstRedChange } from './flash-budget.ts';
import { stimulusFrom } from './plan.ts';
import { BACKGROUND_PEAK, backgroundGain, CEILING, modulationDepth } from './sound-plan.ts';

const GUARDED = steadyOutput(60);
const UNGUARDED = steadyOutput(60, { flashGuard: false });

function plan(change: Partial<SessionSettings> = {}, output = GUARDED) {
  return stimulusFrom({ ...DEMO_DEFAULTS, isOn: true, ...change }, output);
}

describe('the rhythms of a plan', () => {
  it('say asked, sounding and shown frequency for the demo defaults on a 60 Hz screen', () => {
    const { global, centre } = plan();
    expect(global).toEqual({
      askedHz: 3,
      soundHz: 3,
      soundReason: 'as-asked',
      light: { hz: 3, divisor: 1, reason: 'as-asked' },
    });
    expect(centre).toEqual({
      askedHz: 40,
      soundHz: 40,
      soundReason: 'as-asked',
      light: { hz: 40 / 3, divisor: 3, reason: 'screen' },
    });
  });

  it('count an empty frequency as 0, which modulates nothing', () => {
    const { global, sound, light } = plan({ globalModulationHz: null, centerModulationHz: null });
    expect(global).toEqual({
      askedHz: 0,
      soundHz: 0,
      soundReason: 'off',
      light: { hz: 0, divisor: 1, reason: 'off' },
    });
    expect(sound.global).toEqual({ hz: 0, depth: 0, series: [] });
    expect(sound.centre).toEqual({ hz: 0, depth: 0, series: [] });
    expect(light.swing).toBe(0);
  });
});

describe('the sound of a plan', () => {
  it.each([
    [0, 0],
    [0.45, 0.225],
    [0.8, 0.4],
    [1, 0.4],
  ])('at strength %d has depth %d', (strength, depth) => {
    expect(modulationDepth(strength)).toBe(depth);
    expect(plan({ globalModulationStrength: strength }).sound.centre.depth).toBe(depth);
  });

  it('takes pitch and volumes as set', () => {
    const { sound } = plan();
    expect(sound.carrierHz).toBe(205);
    expect(sound.toneGain).toBe(0.1);
    expect(sound.background).toEqual({
      kind: 'ambient',
      track: 'Serene Rain',
      gain: backgroundGain(0.015),
    });
  });

  it('falls back to 136.1 Hz for an empty pitch', () => {
    expect(plan({ isochronicPitch: null }).sound.carrierHz).toBe(136.1);
  });

  it('is silent when off, tone and background', () => {
    const { sound } = plan({ isOn: false });
    expect(sound.toneGain).toBe(0);
    expect(sound.background).toMatchObject({ kind: 'off', gain: 0 });
  });

  it("plays no background over audio of the person's own", () => {
    expect(plan({ hasOwnAudio: true }).sound.background.kind).toBe('off');
    expect(plan({ hasOwnAudio: true }).sound.toneGain).toBe(0.1);
  });

  it('gives a background volume a level that can be heard at its low end and is no louder at its high end', () => {
    expect(backgroundGain(0)).toBe(0);
    expect(20 * Math.log10(backgroundGain(0.015))).toBeCloseTo(-20, 0);
    expect(backgroundGain(1)).toBe(1);
  });

  it.each(['pink', 'brown', 'ambient'] as const)(
    'never lowers the tone by a decibel for a background of %s, and never passes the ceiling',
    (backgroundSoundType) => {
      const peak = { off: 0, ...BACKGROUND_PEAK }[backgroundSoundType];
      for (const masterAudioVolume of [0, 0.1, 0.5, 0.8, 0.9, 1]) {
        const alone = plan({ masterAudioVolume, backgroundSoundType: 'off' }).sound.toneGain;
        for (const backgroundVolume of [0, 0.015, 0.3, 1]) {
          const settings = { masterAudioVolume, backgroundVolume, backgroundSoundType };
          const { toneGain, background } = plan(settings).sound;
          expect(toneGain).toBeLessThanOrEqual(alone);
          expect(toneGain).toBeGreaterThanOrEqual(alone * 10 ** (-1.001 / 20));
          expect(toneGain + background.gain * peak).toBeLessThanOrEqual(CEILING + 1e-12);
        }
      }
    },
  );

  it('leaves tone and background as they are wherever both fit', () => {
    const { toneGain, background } = plan({
      backgroundVolume: 0.8,
      backgroundSoundType: 'brown',
    }).sound;
    expect(toneGain).toBe(0.1);
    expect(background.gain).toBe(backgroundGain(0.8));
  });

  it('still lets a background be heard beside a tone at full volume', () => {
    const { background } = plan({ masterAudioVolume: 1, backgroundVolume: 1 }).sound;
    expect(background.gain * BACKGROUND_PEAK.ambient).toBeGreaterThan(0.09);
  });
});

describe('the light of a plan', () => {
  it('follows the law where nothing guards it', () => {
    const { light } = plan({}, UNGUARDED);
    expect(light.span.middle.low[3]).toBe(0);
    expect(light.span.middle.high[3]).toBeCloseTo(0.4 * 0.45 * 0.8 * 0.9, 12);
    expect(light.span.rim.low[3]).toBeCloseTo(0.4 * 0.45 * 0.2 * 0.3, 12);
    expect(light.span.rim.high[3]).toBeCloseTo(0.4 * 0.45 * 0.8 * 0.9, 12);
    expect(light.swingLimit).toBeNull();
    expect(light.swing).toBeGreaterThan(0.1);
  });

  it('holds the swing of every hue, strength, waveform and pair under the limit with the guard on', () => {
    for (let hue = 0; hue <= 360; hue += 15) {
      for (const strength of [0.1, 0.45, 1]) {
        for (const waveform of WAVEFORMS) {
          for (const [global, centre] of [
            [3, 40],
            [0.1, 6],
            [1, 10],
            [3, null],
          ] as const) {
            const { light } = plan({
              visualHue: hue,
              globalModulationStrength: strength,
              waveform,
              globalModulationHz: global,
              centerModulationHz: centre,
            });
            expect(light.swing).toBeLessThanOrEqual(0.05 + 1e-9);
          }
        }
      }
    }
  });

  it.each([
    [0.1, 0.6, null],
    [0.4, 0.39, null],
    [null, 0.79, null],
    [null, 0.8, 0.05],
    [0.4, 0.4, 0.05],
    [0.1, 1.25, 0.05],
  ] as const)('holds %s and %s Hz together to a swing of %s', (slowHz, fastHz, limit) => {
    const { light } = plan({ globalModulationHz: slowHz, centerModulationHz: fastHz });
    expect(light.swingLimit).toBe(limit);
  });

  it('holds saturated reds below a pulse to less than a red flash, whatever its hue', () => {
    for (const pulseStyle of ['light', 'colour'] as const) {
      for (let visualHue = 0; visualHue < 360; visualHue += 20) {
        const change = { visualHue, globalModulationStrength: 1, centerModulationHz: 10 };
        const { span } = plan(change, steadyOutput(60, { pulseStyle })).light;
        expect(worstRedChange(span.middle)).toBeLessThanOrEqual(0.0625);
        const free = steadyOutput(60, { pulseStyle, flashGuard: false });
        if (visualHue === 120) {
          expect(worstRedChange(plan(change, free).light.span.middle)).toBeGreaterThan(0.0625);
        }
      }
    }
  });

  it('lets the limiter hold the light back unless the guard is off', () => {
    expect(plan().light.limited).toBe(true);
    expect(plan({}, UNGUARDED).light.limited).toBe(false);
  });

  it('keeps the mean opacity of the law when it limits the swing', () => {
    const sine = { globalModulationHz: null, centerModulationHz: 10 } as const;
    const alphas = (output: typeof GUARDED) => {
      const { low, high } = plan(sine, output).light.span.middle;
      return { low: low[3], high: high[3] };
    };
    const free = alphas(UNGUARDED);
    const held = alphas(GUARDED);
    const lawMean = 0.4 * 0.45 * 0.5 * 0.45;
    const place = (lawMean - free.low) / (free.high - free.low);
    expect(held.low + place * (held.high - held.low)).toBeCloseTo(lawMean, 9);
    expect(held.high - held.low).toBeLessThan(free.high - free.low);
  });

  it.each([
    [0, 40],
    [20, 40],
    [359, 320],
    [340, 320],
    [40, 40],
    [243, 243],
    [320, 320],
  ])('moves hue %d to %d with the guard on', (hue, shown) => {
    expect(plan({ visualHue: hue }).light.hue).toBe(shown);
    expect(plan({ visualHue: hue }, UNGUARDED).light.hue).toBe(hue);
  });

  it('holds the opacity still in the colour style, at most 0.09, and swings hardly at all', () => {
    for (const strength of [0.2, 0.45, 1]) {
      const { light } = plan(
        { globalModulationStrength: strength },
        steadyOutput(60, { pulseStyle: 'colour' }),
      );
      const { low, high } = light.span.middle;
      expect(low[3]).toBe(high[3]);
      expect(high[3]).toBeLessThanOrEqual(0.09);
      expect(high).not.toEqual(low);
      expect(light.swing).toBeLessThan(0.02);
    }
  });

  it('is off, with the sound still on, where the person chose sound alone', () => {
    const { light, sound } = plan({}, steadyOutput(60, { showsLight: false }));
    expect(light.isOn).toBe(false);
    expect(sound.toneGain).toBe(0.1);
  });

  it('leaves the sound 20 dB lower while it is ducked', () => {
    const { sound } = plan({}, steadyOutput(60, { ducksSound: true }));
    expect(sound.toneGain).toBeCloseTo(0.01, 12);
    expect(sound.background.gain).toBeCloseTo(backgroundGain(0.015) / 10, 12);
  });
});

describe('pulses that follow a law', () => {
  const lawful = (hz: number, hasBeat: boolean): PhaseTrack => ({
    ...trackFrom(0, hz),
    way: { glide: { curve: 'hold', fromHz: hz, toHz: hz, lengthS: 600 }, goneS: 0 },
    pulses: { law: { hasBeat, seed: '0'.repeat(32) }, cycles: 0, divisor: 1 },
  });
  const light = (hz: number, hasBeat: boolean) =>
    stimulusFrom({ ...DEMO_DEFAULTS, isOn: true, globalModulationStrength: 1 }, GUARDED, {
      global: trackFrom(0, 0),
      centre: lawful(hz, hasBeat),
      at: 0,
    }).light;

  it('are held by Flash guard where two can come as fast as flashes, in both arms alike', () => {
    expect(light(0.26, false).swingLimit).toBeNull();
    expect(light(0.27, false).swingLimit).toBe(0.05);
    expect(light(0.27, true)).toEqual(light(0.27, false));
    expect(light(0.27, true).swing).toBeLessThanOrEqual(0.05);
  });
});

describe('the pulse of light', () => {
  it('is held by Flash guard where the law gives it more than the limit', () => {
    const held = (globalModulationStrength: number, flashGuard: boolean) =>
      stimulusFrom({ ...DEMO_DEFAULTS, globalModulationStrength }, { ...GUARDED, flashGuard }).light
        .isHeld;
    expect(held(1, true)).toBe(true);
    expect(held(0, true)).toBe(false);
    expect(held(1, false)).toBe(false);
  });

  it('is held from one strength on, which every plan names alike', () => {
    const at = (globalModulationStrength: number) => plan({ globalModulationStrength }).light;
    const { heldFrom } = at(1);
    expect(heldFrom).toBeGreaterThan(0.005);
    expect(heldFrom).toBeLessThan(0.995);
    expect(at(heldFrom - 0.005).isHeld).toBe(false);
    expect(at(heldFrom + 0.005).isHeld).toBe(true);
    expect(at(0).heldFrom).toBe(heldFrom);
  });

  it('is held from no strength on with the guard off, or where it is too slow to flash', () => {
    expect(plan({}, UNGUARDED).light.heldFrom).toBe(1);
    const slow = { globalModulationHz: 0.1, centerModulationHz: 0.5 };
    expect(plan(slow).light.heldFrom).toBe(1);
  });
});
