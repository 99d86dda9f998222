import { describe, expect, it } from 'vitest';
import { OWN_PROGRAMS } from '../own/own-programs.ts';
import type { Program } from '../program.ts';
import { exportLosses } from './export-losses.ts';

const PLAIN: Program = {
  name: 'Plain',
  start: {
    slowHz: 0,
    fastHz: 10,
    strength: 0,
    hue: 35,
    carrierHz: 200,
    waveform: 'Sine',
    volume: 0.2,
    sound: 'off',
    soundVolume: 0,
  },
  course: [{ kind: 'stage', lengthMs: 60_000, curve: 'straight', to: { fastHz: 4 } }],
  fadeMs: 0,
};

describe('exportLosses', () => {
  it('tells of a program of ours what other players pass over, and what they come near to', () => {
    const windDown = OWN_PROGRAMS.find(({ program }) => program.name === 'Wind down');
    expect(exportLosses(windDown?.program ?? PLAIN)).toEqual([
      'Only comments, which other players pass over, hold the light with its hue and strength.',
      'For other players curves are up to 8 straight pieces each and two rhythms are two tones at half the volume each.',
    ]);
  });

  it('says nothing where nothing is lost', () => {
    expect(exportLosses(PLAIN)).toEqual([]);
    const unheard = { kind: 'stage', lengthMs: 60_000, curve: 'smooth', to: { hue: 90 } } as const;
    expect(exportLosses({ ...PLAIN, course: [unheard] })).toEqual([]);
  });

  it('names waveforms and sounds that SBaGen has not', () => {
    const start = { ...PLAIN.start, waveform: 'Square', sound: 'Serene Rain' } as const;
    expect(exportLosses({ ...PLAIN, start })).toEqual([
      'Only comments, which other players pass over, hold the waveform Square and Serene Rain.',
    ]);
  });

  it('tells of times and volumes that are written otherwise', () => {
    const start = { ...PLAIN.start, volume: 0.8, sound: 'pink', soundVolume: 0.4 } as const;
    const course = [
      { kind: 'stage', lengthMs: 1500, curve: 'hold', to: {} },
      { kind: 'stage', lengthMs: 86_398_500, curve: 'smooth', to: {} },
    ] as const;
    expect(exportLosses({ ...PLAIN, start, course })).toEqual([
      'For other players volumes that come to more than 100% together are lowered, times are whole seconds and the last second of the day is left out.',
    ]);
  });
});
