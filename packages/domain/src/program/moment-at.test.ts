import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionSettingsSchema } from '../session/settings.ts';
import { DEMO_DEFAULTS } from '../session/defaults.ts';
import { momentAt, settingsAtMoment, settingsDuring } from './moment-at.ts';
import type { Moment, Stage } from './program.ts';
import { arbitraryMoment, arbitraryProgram } from './testing/arbitrary-program.ts';
import { timelineOf } from './timeline.ts';

const START: Moment = {
  slowHz: 1,
  fastHz: 8,
  strength: 0.4,
  hue: 350,
  carrierHz: 100,
  waveform: 'Sine',
  volume: 0.1,
  sound: 'pink',
  soundVolume: 0,
};

function going(curve: Stage['curve'], to: Partial<Moment>) {
  return timelineOf({
    name: 'One',
    start: START,
    course: [{ kind: 'stage', lengthMs: 10_000, curve, to }],
    fadeMs: 0,
  });
}

describe('momentAt', () => {
  const to = { fastHz: 2, carrierHz: 400, strength: 0.2, hue: 10, sound: 'brown' } as const;

  it.each([
    ['hold', { fastHz: 2, carrierHz: 400, strength: 0.2, hue: 10 }],
    ['straight', { fastHz: 6.5, carrierHz: 175, strength: 0.35, hue: 355 }],
    ['exponential', { fastHz: 5.656854249, carrierHz: 141.421356237, strength: 0.35, hue: 355 }],
    ['smooth', { fastHz: 7.0625, carrierHz: 146.875, strength: 0.36875, hue: 353.125 }],
  ] as const)('goes %s', (curve, quarter) => {
    const at = momentAt(going(curve, to), 2500);
    for (const [key, value] of Object.entries(quarter)) {
      expect(at[key as 'fastHz']).toBeCloseTo(value, 8);
    }
    expect(at.sound).toBe('brown');
  });

  it('stands at both ends exactly, before and after as well', () => {
    const timeline = going('smooth', to);
    for (const time of [-1e9, -1, 0]) {
      expect(momentAt(timeline, time)).toEqual({ ...START, sound: 'brown' });
    }
    for (const time of [10_000, 10_001, 1e12]) {
      expect(momentAt(timeline, time)).toEqual({ ...START, ...to });
    }
  });

  it('stays in every range, slow below fast, at every moment of every program', () => {
    fc.assert(
      fc.property(arbitraryProgram(), fc.double({ min: 0, max: 1, noNaN: true }), (one, share) => {
        const timeline = timelineOf(one);
        const at = momentAt(timeline, share * timeline.lengthMs);
        expect(sessionSettingsSchema.safeParse(settingsAtMoment(DEMO_DEFAULTS, at)).success).toBe(
          true,
        );
        for (const hz of [at.slowHz, at.fastHz].filter((hz) => hz !== 0)) {
          expect(hz).toBeGreaterThanOrEqual(0.1);
          expect(hz).toBeLessThanOrEqual(100);
        }
        if (at.slowHz > 0 && at.fastHz > 0) expect(at.slowHz).toBeLessThan(at.fastHz);
      }),
    );
  });
});

describe('settingsAtMoment', () => {
  it('sets all that a moment has, and nothing else', () => {
    fc.assert(
      fc.property(arbitraryMoment, (moment) => {
        const settings = settingsAtMoment(
          { ...DEMO_DEFAULTS, isOn: true, hasOwnAudio: true },
          moment,
        );
        expect(settings).toMatchObject({ isOn: true, hasOwnAudio: true, frequencyBand1: 'Delta' });
        expect(settings.centerModulationHz).toBe(moment.fastHz);
        expect(settings.backgroundVolume).toBe(moment.soundVolume);
        const { backgroundSoundType: kind, ambientTrack } = settings;
        expect(kind === 'ambient' ? ambientTrack : kind).toBe(moment.sound);
      }),
    );
  });
});

describe('settingsDuring', () => {
  it('is a moment no louder than the person has chosen on this device', () => {
    fc.assert(
      fc.property(arbitraryMoment, (moment) => {
        const chosen = { ...DEMO_DEFAULTS, masterAudioVolume: 0.2, backgroundVolume: 0.1 };
        const during = settingsDuring(chosen, moment);
        expect(during).toEqual({
          ...settingsAtMoment(chosen, moment),
          masterAudioVolume: Math.min(0.2, moment.volume),
          backgroundVolume: Math.min(0.1, moment.soundVolume),
        });
      }),
    );
  });
});
