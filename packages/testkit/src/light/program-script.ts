import type { Moment, Program, Stage } from '@overtone/domain/program/program';
import { CURVES } from '@overtone/domain/rhythm/curve';
import { WAVEFORMS } from '@overtone/domain/session/settings';
import type { Milliseconds } from '@overtone/domain/units';
import { createRandom } from '@overtone/engine/dsp/random';
import {
  actOf,
  hz,
  type LightAct,
  type LightScript,
  pick,
  REFRESH_HZ,
  strengthOf,
  type Uniform,
} from './light-script.ts';

/*
 * Scripts in which programs play. They have a generator of their own, so that the scripts without programs stay the same
 * for the same seed.
 */

/** Scripts with programs begin here, so that a seed says which of both kinds it is. */
export const FIRST_PROGRAM_SEED = 1_000_000_000;

function pairOf(random: Uniform): Pick<Moment, 'slowHz' | 'fastHz'> {
  const [one, other] = [hz(random), hz(random)];
  const empty = random();
  return {
    slowHz: empty < 0.1 ? 0 : Math.min(one, other),
    fastHz: empty > 0.9 ? 0 : Math.max(one, other),
  };
}

function stageOf(random: Uniform): Stage {
  return {
    kind: 'stage',
    lengthMs: Math.round(random() < 0.6 ? 1000 : 1000 + random() * 4000),
    curve: pick(random, CURVES),
    to: {
      ...(random() < 0.8 ? pairOf(random) : {}),
      ...(random() < 0.4 ? { strength: strengthOf(random) } : {}),
      ...(random() < 0.4 ? { hue: Math.floor(random() * 361) } : {}),
      ...(random() < 0.2 ? { waveform: pick(random, WAVEFORMS) } : {}),
    },
  };
}

/** A program as far as light is concerned: short stages, at the edges of what the guard tells apart. */
function programOf(random: Uniform): Program {
  return {
    name: 'Random',
    start: {
      ...pairOf(random),
      strength: strengthOf(random),
      hue: Math.floor(random() * 361),
      carrierHz: 205,
      waveform: random() < 0.7 ? 'Sine' : pick(random, WAVEFORMS),
      volume: 0.1,
      sound: 'off',
      soundVolume: 0,
    },
    course: [
      stageOf(random),
      ...Array.from({ length: Math.floor(random() * 5) }, () => stageOf(random)),
    ],
    fadeMs: random() < 0.3 ? 0 : Math.round(random() * 3000),
  };
}

function programActOf(random: Uniform): LightAct {
  const kind = random();
  if (kind < 0.15) return { kind: 'program', program: programOf(random) };
  if (kind < 0.25) return { kind: 'program-edit', program: programOf(random) };
  if (kind < 0.4) return { kind: 'program-seek', toMs: Math.round(random() * 10_000) };
  if (kind < 0.5) return { kind: 'program-next' };
  if (kind < 0.6) return { kind: 'program-back' };
  if (kind < 0.7) return { kind: 'program-pause' };
  if (kind < 0.8) return { kind: 'program-resume' };
  return kind < 0.85 ? { kind: 'program-stop' } : actOf(random);
}

/** A random script that begins with a program: what it does by itself, single acts, and bursts in which two take turns. */
export function randomProgramScript(seed: number): LightScript {
  const random = createRandom(seed).uniform;
  const lengthMs = 2500 + random() * 3500;
  const acts: { atMs: Milliseconds; act: LightAct }[] = [];
  const at = { ms: 0 };
  const add = (act: LightAct, afterMs: Milliseconds) => {
    acts.push({ atMs: at.ms, act });
    at.ms += afterMs;
  };
  if (random() < 0.3) add({ kind: 'style', to: 'colour' }, 0);
  if (random() < 0.3) add({ kind: 'toggle' }, random() * 900);
  add({ kind: 'program', program: programOf(random) }, random() * 2500);
  while (at.ms < lengthMs) {
    if (random() < 0.35) {
      const [one, other] = [programActOf(random), programActOf(random)];
      const everyMs = 30 + random() * 470;
      const times = 2 + Math.floor(random() * 14);
      for (let i = 0; i < times; i += 1) add(i % 2 === 0 ? one : other, everyMs);
    } else add(programActOf(random), random() * 1500);
  }
  return { refreshHz: pick(random, REFRESH_HZ), lengthMs, acts };
}
