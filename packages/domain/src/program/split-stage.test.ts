import { describe, expect, it } from 'vitest';
import type { Curve } from '../rhythm/curve.ts';
import { momentAt } from './moment-at.ts';
import { OWN_PROGRAMS } from './own/own-programs.ts';
import { MOMENT_KEYS, type Moment, type Program, type Stage, type Step } from './program.ts';
import { splitStage } from './split-stage.ts';
import { timelineOf } from './timeline.ts';

const LENGTH_MS = 600_000;
const TO: Partial<Moment> = {
  slowHz: 0.5,
  fastHz: 40,
  strength: 0.6,
  hue: 350,
  carrierHz: 300,
  waveform: 'Square',
  volume: 0.04,
  sound: 'pink',
  soundVolume: 0.02,
};

/** How far each number goes from the start to `TO`. */
const WAYS: Partial<Record<keyof Moment, number>> = {
  slowHz: 1.5,
  fastHz: 30,
  strength: 0.4,
  hue: 30,
  carrierHz: 95,
  volume: 0.06,
  soundVolume: 0.005,
};

/** A rhythm that comes in, and one that goes. */
const OFF_AND_ON: readonly (readonly [name: string, from: Partial<Moment>, to: Partial<Moment>])[] =
  [
    ['comes in', { fastHz: 0 }, { fastHz: 12 }],
    ['goes', { slowHz: 1 }, { slowHz: 0 }],
  ];

function start(): Moment {
  const [own] = OWN_PROGRAMS;
  if (!own) throw new Error('There is no program.');
  const place = { slowHz: 2, fastHz: 10, strength: 0.2, hue: 20, carrierHz: 205 };
  return { ...own.program.start, ...place, volume: 0.1, sound: 'off', soundVolume: 0.015 };
}

function programOf(course: readonly Step[], from: Partial<Moment> = {}): Program {
  return { name: 'Split', start: { ...start(), ...from }, course, fadeMs: 60_000 };
}

function stageOf(curve: Curve, to = TO): Stage {
  return { kind: 'stage', lengthMs: LENGTH_MS, curve, to };
}

/** A program of one stage, and the same with that stage in two. */
function bothWays(stage: Stage, firstMs: number, from: Partial<Moment> = {}) {
  const whole = programOf([stage], from);
  const [span] = timelineOf(whole).spans;
  if (!span) throw new Error('There is no span.');
  const parts = splitStage(stage, span, firstMs);
  return { whole: timelineOf(whole), split: timelineOf(programOf(parts, from)), parts };
}

/** The furthest that a number is apart at any moment, as a share of what is between the ends; and whether all else is the same. */
function apart({ whole, split }: ReturnType<typeof bothWays>) {
  let furthest = 0;
  let isElseSame = true;
  for (let ms = 500; ms < whole.lengthMs; ms += 1000) {
    const [one, other] = [momentAt(whole, ms), momentAt(split, ms)];
    isElseSame &&= one.waveform === other.waveform && one.sound === other.sound;
    for (const key of MOMENT_KEYS) {
      const [a, b] = [one[key], other[key]];
      if (typeof a !== 'number' || typeof b !== 'number') continue;
      const difference = Math.abs(a - b);
      const way = key === 'hue' ? Math.min(difference, 360 - difference) : difference;
      furthest = Math.max(furthest, way / (WAYS[key] ?? 1));
    }
  }
  return { furthest, isElseSame };
}

describe('a stage in two', () => {
  it.each([
    ['hold', 60_000],
    ['straight', 60_000],
    ['straight', 431_000],
    ['exponential', 200_000],
    ['exponential', 599_000],
  ] as const)('plays on as it did where it is %s, split at %i ms', (curve, firstMs) => {
    const both = bothWays(stageOf(curve), firstMs);
    expect(both.split.lengthMs).toBe(both.whole.lengthMs);
    expect(both.parts.map(({ lengthMs }) => lengthMs)).toEqual([firstMs, LENGTH_MS - firstMs]);
    const { furthest, isElseSame } = apart(both);
    expect(furthest).toBeLessThan(0.012);
    expect(isElseSame).toBe(true);
  });

  it.each(OFF_AND_ON)('has a rhythm that %s play as it did', (_, from, to) => {
    const both = bothWays(stageOf('straight', to), 120_000, from);
    expect(apart(both).furthest).toBeLessThan(0.0001);
  });

  it.each([
    [0.5, ['straight', 'straight']],
    [0.9, ['smooth', 'straight']],
    [0.1, ['straight', 'smooth']],
  ])('of a smooth one goes the nearest ways, split at %f of it', (share, curves) => {
    const both = bothWays(stageOf('smooth'), share * LENGTH_MS);
    expect(both.parts.map(({ curve }) => curve)).toEqual(curves);
    const { furthest } = apart(both);
    expect(furthest).toBeGreaterThan(0.01);
    expect(furthest).toBeLessThan(0.11);
  });

  it('that holds names what it comes to once', () => {
    const { parts } = bothWays(stageOf('hold'), 60_000);
    expect(parts.map(({ to }) => to)).toEqual([TO, {}]);
  });
});
