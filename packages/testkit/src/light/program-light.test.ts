import type { Moment, Program, Stage } from '@overtone/domain/program/program';
import { describe, expect, it } from 'vitest';
import { isTooMuch, judgeScript, scriptOfSeed } from './light-search.ts';
import type { LightScript } from './light-script.ts';
import { FIRST_PROGRAM_SEED } from './program-script.ts';

const GLIDES = [
  [40, 6],
  [6, 40],
  [13, 0.3],
] as const;

const START: Moment = {
  slowHz: 0,
  fastHz: 10,
  strength: 0.45,
  hue: 243,
  carrierHz: 205,
  waveform: 'Sine',
  volume: 0.1,
  sound: 'off',
  soundVolume: 0,
};

const LOOKS: readonly Partial<Moment>[] = [
  {},
  { slowHz: 0.2, strength: 1 },
  { waveform: 'Square', hue: 60 },
];

function stage(lengthMs: number, curve: Stage['curve'], to: Partial<Moment>): Stage {
  return { kind: 'stage', lengthMs, curve, to };
}

function scriptOf(program: Program, refreshHz: number, lengthMs: number): LightScript {
  return { refreshHz, lengthMs, acts: [{ atMs: 0, act: { kind: 'program', program } }] };
}

describe('the light of a program', () => {
  it.each([60, 75, 120, 144, 240])(
    'that glides on a %d Hz screen changes no background but at its begin and end',
    (refreshHz) => {
      for (const [i, [fromHz, toHz]] of GLIDES.entries()) {
        const program: Program = {
          name: 'Glide',
          start: { ...START, ...LOOKS[(i + refreshHz) % LOOKS.length], fastHz: fromHz },
          course: [stage(4000, 'exponential', { fastHz: toHz })],
          fadeMs: 1000,
        };
        const { luminance, red } = judgeScript(scriptOf(program, refreshHz, 5500));
        expect(Math.max(luminance, red), `${fromHz} to ${toHz} Hz`).toBeLessThanOrEqual(1);
      }
    },
  );

  it('does not flash whatever is done to it, in the first scripts of the search', () => {
    for (let seed = FIRST_PROGRAM_SEED; seed < FIRST_PROGRAM_SEED + 20; seed += 1) {
      expect(isTooMuch(judgeScript(scriptOfSeed(seed))), `seed ${seed}`).toBe(false);
    }
  });
});
