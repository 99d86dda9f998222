import type { Moment, Program, Stage } from '@overtone/domain/program/program';

const MINUTE_MS = 60_000;

const START: Moment = {
  slowHz: 1,
  fastHz: 16,
  strength: 0.35,
  hue: 243,
  carrierHz: 205,
  waveform: 'Sine',
  volume: 0.1,
  sound: 'off',
  soundVolume: 0.015,
};

/** From 6 to 2 Hz in half an hour, and a minute's fade. */
export const windDown: Program = {
  name: 'Wind down',
  start: { ...START, slowHz: 0.1, fastHz: 6, hue: 25, strength: 0.2 },
  course: [{ kind: 'stage', lengthMs: 30 * MINUTE_MS, curve: 'exponential', to: { fastHz: 2 } }],
  fadeMs: MINUTE_MS,
};

/** Twenty-five minutes of 16 Hz and five of 10 Hz, without a fade. */
export const twoBlocks: Program = {
  name: 'Two blocks',
  start: START,
  course: [
    { kind: 'stage', lengthMs: 25 * MINUTE_MS, curve: 'hold', to: {} },
    { kind: 'stage', lengthMs: 5 * MINUTE_MS, curve: 'hold', to: { fastHz: 10, hue: 150 } },
  ],
  fadeMs: 0,
};

/** A stage at the top of a course. */
export function stageOf({ course }: Program, index: number): Stage {
  const step = course[index];
  if (step?.kind !== 'stage') throw new Error(`There is no stage at ${index}.`);
  return step;
}
