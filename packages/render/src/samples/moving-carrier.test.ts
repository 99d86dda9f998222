import type { Program } from '@overtone/domain/program/program';
import { frequencyNear } from '@overtone/testkit/tone-analysis';
import { describe, expect, it } from 'vitest';
import { scoreOfProgram } from '../score/program-score.ts';
import { sampleRenderer } from './sample-renderer.ts';

const RATE = 48_000;
const FROM_HZ = 136.1;
const TO_HZ = 200;

/** A carrier that goes its way, as a program says it. */
function moving(curve: 'straight' | 'exponential' | 'smooth', lengthS: number): Program {
  return {
    name: 'A carrier that moves',
    start: {
      slowHz: 0,
      fastHz: 0,
      strength: 0.4,
      hue: 190,
      carrierHz: FROM_HZ,
      waveform: 'Sine',
      volume: 0.5,
      sound: 'off',
      soundVolume: 0,
    },
    course: [
      {
        kind: 'stage',
        lengthMs: 1000 * lengthS,
        curve,
        to: { carrierHz: TO_HZ },
      },
    ],
    fadeMs: 0,
  };
}

const WAYS = {
  straight: (x: number) => FROM_HZ + (TO_HZ - FROM_HZ) * x,
  exponential: (x: number) => FROM_HZ * (TO_HZ / FROM_HZ) ** x,
  smooth: (x: number) => FROM_HZ + (TO_HZ - FROM_HZ) * (3 * x ** 2 - 2 * x ** 3),
};

describe('a carrier that moves', () => {
  it.each([
    ['exponential', 60],
    ['straight', 60],
    ['smooth', 60],
    ['exponential', 1800],
  ] as const)('is at each moment of an %s way of %d s where it is said to be', (curve, lengthS) => {
    const render = sampleRenderer(scoreOfProgram(moving(curve, lengthS)), RATE, () => null);
    for (const share of [1 / 6, 1 / 2, 5 / 6]) {
      const middle = Math.round(share * lengthS * RATE);
      const { left } = render(middle - RATE / 4, RATE / 2);
      const said = WAYS[curve](share);
      // Short, so that how the way bends counts for nothing.
      expect(Math.abs(frequencyNear(left, RATE, said) - said), `at ${share}`).toBeLessThan(0.001);
    }
  });
});
