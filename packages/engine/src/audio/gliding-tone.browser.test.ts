import {
  beginPlay,
  phasesOfPlay,
  type ProgramPlay,
} from '@overtone/domain/program/play/program-play';
import type { Moment, Program, Stage } from '@overtone/domain/program/program';
import { CURVES } from '@overtone/domain/rhythm/curve';
import { renderPlay } from '@overtone/testkit/render-play';
import type { RenderedSound } from '@overtone/testkit/render-sound';
import { clickLevel } from '@overtone/testkit/tone-analysis';
import { describe, expect, it } from 'vitest';

const CARRIER_HZ = 205;

const START: Moment = {
  slowHz: 0,
  fastHz: 6,
  strength: 0.4,
  hue: 190,
  carrierHz: CARRIER_HZ,
  waveform: 'Sine',
  volume: 1,
  sound: 'off',
  soundVolume: 0,
};

function glide(fromHz: number, toHz: number, curve: Stage['curve'], minutes: number): Program {
  return {
    name: 'Glide',
    start: { ...START, fastHz: fromHz },
    course: [{ kind: 'stage', lengthMs: 60_000 * minutes, curve, to: { fastHz: toHz } }],
    fadeMs: 0,
  };
}

/** A play that is so far in at time 0. */
function farIn(program: Program, inS: number): ProgramPlay {
  return { ...beginPlay(program, 0), at: -inS };
}

function blackmanHarris(x: number): number {
  const turn = 2 * Math.PI * x;
  return (
    0.35875 - 0.48829 * Math.cos(turn) + 0.14128 * Math.cos(2 * turn) - 0.01168 * Math.cos(3 * turn)
  );
}

/**
 * How far the rhythm that is heard is ahead of the analytic one, in cycles, over the window around a time: the sideband
 * that the rhythm puts above the carrier, turned back by the analytic phase, against the carrier.
 */
function aheadOf(play: ProgramPlay, sound: RenderedSound, timeS: number, windowS: number): number {
  const { left, sampleRate } = sound;
  const first = Math.round((timeS - windowS / 2) * sampleRate);
  const count = Math.round(windowS * sampleRate);
  const [carrier, sideband] = [
    [0, 0],
    [0, 0],
  ];
  for (let i = 0; i < count; i += 1) {
    const time = (first + i) / sampleRate;
    const weighed = blackmanHarris(i / count) * (left[first + i] ?? 0);
    const turn = 2 * Math.PI * CARRIER_HZ * time;
    const turned = turn + 2 * Math.PI * phasesOfPlay(play, time).fast;
    carrier[0] = (carrier[0] ?? 0) + weighed * Math.cos(turn);
    carrier[1] = (carrier[1] ?? 0) - weighed * Math.sin(turn);
    sideband[0] = (sideband[0] ?? 0) + weighed * Math.cos(turned);
    sideband[1] = (sideband[1] ?? 0) - weighed * Math.sin(turned);
  }
  const angle = ([re = 0, im = 0]: readonly number[]) => Math.atan2(im, re) / (2 * Math.PI);
  // A sine is a quarter of a cycle behind the cosine that the sideband is read as.
  const ahead = angle(sideband) - angle(carrier) + 0.25;
  return ahead - Math.round(ahead);
}

const WINDOW_S = 8;

describe('a gliding tone', () => {
  it.each([
    [6, 2, 'exponential', 30],
    [40, 6, 'exponential', 60],
    [40, 6, 'smooth', 60],
    [40, 6, 'straight', 60],
  ] as const)(
    'from %d to %d Hz, %s, keeps the analytic phase within 0.001 of a cycle and the frequency within 0.001 Hz',
    async (fromHz, toHz, curve, minutes) => {
      const program = glide(fromHz, toHz, curve, minutes);
      for (const share of [0.02, 0.5, 0.97]) {
        const play = farIn(program, 60 * minutes * share);
        const sound = await renderPlay(play, 42);
        const ahead = [5, 13, 26, 30.5, 37].map((at) => aheadOf(play, sound, at, WINDOW_S));
        for (const cycles of ahead) expect(Math.abs(cycles)).toBeLessThan(0.001);
        const offHz = ((ahead[1] ?? 0) - (ahead[0] ?? 0)) / 8;
        expect(Math.abs(offHz)).toBeLessThan(0.001);
      }
    },
  );

  it('takes over from one oscillator to the next, and from stage to stage, without a click', async () => {
    const stages = CURVES.map((curve, i): Stage => ({
      kind: 'stage',
      lengthMs: 3_000,
      curve,
      to: { fastHz: [12, 5, 9, 0.3][i] ?? 8, strength: i % 2 === 0 ? 1 : 0.3, volume: 1 - i / 8 },
    }));
    const program: Program = { name: 'Four', start: START, course: stages, fadeMs: 3_000 };
    const { left, sampleRate } = await renderPlay(beginPlay(program, 0), 16);
    expect(clickLevel(left, sampleRate)).toBeLessThan(-80);
  });

  it('crosses from one stage to the next on the analytic phase', async () => {
    const program: Program = {
      name: 'Two',
      start: { ...START, fastHz: 9 },
      course: [
        { kind: 'stage', lengthMs: 12_000, curve: 'straight', to: { fastHz: 6 } },
        { kind: 'stage', lengthMs: 12_000, curve: 'hold', to: { fastHz: 7.3 } },
        { kind: 'stage', lengthMs: 12_000, curve: 'smooth', to: { fastHz: 11, volume: 0.6 } },
      ],
      fadeMs: 0,
    };
    const play = beginPlay(program, 0);
    const sound = await renderPlay(play, 36);
    for (const at of [6, 18, 30]) {
      expect(Math.abs(aheadOf(play, sound, at, WINDOW_S))).toBeLessThan(0.001);
    }
  });
});
