import type { Moment, Program } from '@overtone/domain/program/program';
import type { PairLaws } from '@overtone/domain/rhythm/pulse-law';
import { srgbToLinear } from '@overtone/domain/safety/luminance';
import { describe, expect, it } from 'vitest';
import { toneAt } from '../tone-analysis.ts';
import { FIRST_BLIND_SEED } from './blind-script.ts';
import { isTooMuch, judgeScript, scriptOfSeed } from './light-search.ts';
import type { LightScript } from './light-script.ts';
import { playScript } from './light-stage.ts';

const REFRESH_HZ = 60;
const SETTLE_S = 4;
const JUDGED_S = 60;

const START: Moment = {
  slowHz: 3,
  fastHz: 10,
  strength: 0.45,
  hue: 243,
  carrierHz: 205,
  waveform: 'Sine',
  volume: 0.1,
  sound: 'off',
  soundVolume: 0,
};

function lawsOf(hasBeat: boolean): PairLaws {
  return {
    slow: { hasBeat, seed: '00112233445566778899aabbccddeeff' },
    fast: { hasBeat, seed: 'ffeeddccbbaa99887766554433221100' },
  };
}

function blind(moment: Partial<Moment>, hasBeat: boolean): LightScript {
  const program: Program = {
    name: 'Blind',
    start: { ...START, ...moment },
    course: [{ kind: 'stage', lengthMs: 600_000, curve: 'hold', to: {} }],
    fadeMs: 0,
  };
  const act = { kind: 'program', program, laws: lawsOf(hasBeat) } as const;
  return {
    refreshHz: REFRESH_HZ,
    lengthMs: 1000 * (SETTLE_S + JUDGED_S),
    acts: [{ atMs: 0, act }],
  };
}

const BACKGROUNDS = { white: [1, 1, 1], text: [0.12, 0.12, 0.12], black: [0, 0, 0] } as const;

/** Relative luminance of the middle over a background, frame by frame, and its opacity. */
function shownBy(moment: Partial<Moment>, hasBeat: boolean) {
  const opacity: number[] = [];
  const luminance = { white: [] as number[], text: [] as number[], black: [] as number[] };
  playScript(blind(moment, hasBeat), (frame, time) => {
    if (time < SETTLE_S) return;
    const [red = 0, green = 0, blue = 0, alpha = 0] = frame;
    opacity.push(alpha);
    for (const name of ['white', 'text', 'black'] as const) {
      const [r, g, b] = BACKGROUNDS[name].map((value, i) =>
        srgbToLinear(value * (1 - alpha) + ([red, green, blue][i] ?? 0)),
      );
      luminance[name].push(0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0));
    }
  });
  return { opacity, luminance };
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const root = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => value * value)));

/** Amplitude at exactly a frequency, against what its neighbourhood has. */
function lineAt(samples: readonly number[], hz: number): { line: number; floor: number } {
  const middle = mean(samples);
  const swung = samples.map((value) => value - middle);
  const around = [-0.9, -0.7, -0.5, -0.3, 0.3, 0.5, 0.7, 0.9].map(
    (off) => toneAt(swung, REFRESH_HZ, hz + off).amplitude,
  );
  return { line: toneAt(swung, REFRESH_HZ, hz).amplitude, floor: root(around) };
}

describe('the light of a sham', () => {
  it.each([
    ['3 and 10 Hz', {}, [3, 10]],
    ['13 Hz alone', { slowHz: 0, fastHz: 13 }, [13]],
    ['a square of 13 Hz', { slowHz: 0, fastHz: 13, waveform: 'Square' }, [13]],
    ['3 and 40 Hz, of which a screen shows a third', { fastHz: 40 }, [3, 40 / 3]],
  ] as const)("has the real one's mean and swing, but not its lines: %s", (_, moment, linesHz) => {
    const [real, sham] = [shownBy(moment, true), shownBy(moment, false)];
    for (const name of ['white', 'text', 'black'] as const) {
      const apart = mean(sham.luminance[name]) / mean(real.luminance[name]) - 1;
      expect(Math.abs(apart), name).toBeLessThan(0.001);
    }
    const swing = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
    expect(Math.abs(swing(sham.opacity) / swing(real.opacity) - 1)).toBeLessThan(0.1);
    for (const hz of linesHz) {
      const [line, none] = [lineAt(real.opacity, hz), lineAt(sham.opacity, hz)];
      expect(line.line, `${hz} Hz`).toBeGreaterThan(1000 * line.floor);
      expect(line.line, `${hz} Hz`).toBeGreaterThan(5 * none.line);
      expect(none.line, `${hz} Hz`).toBeLessThan(2.5 * none.floor);
    }
  });

  it('does not flash whatever is done to it, in the first scripts of the search', () => {
    for (let seed = FIRST_BLIND_SEED; seed < FIRST_BLIND_SEED + 20; seed += 1) {
      expect(isTooMuch(judgeScript(scriptOfSeed(seed))), `seed ${seed}`).toBe(false);
    }
  });
});
