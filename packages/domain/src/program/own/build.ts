import type { Curve } from '../../rhythm/curve.ts';
import { DEMO_DEFAULTS } from '../../session/defaults.ts';
import { SUGGESTION_STATES, type TaskState } from '../../suggestion/states.ts';
import type { Moment, Stage } from '../program.ts';

const STRENGTH = 0.35;
const MINUTE_MS = 60_000;

/** What a break stands at: so much less than work that it can be noticed without a bell. */
export const BREAK = {
  slowHz: 1,
  fastHz: 10,
  hue: 150,
  strength: 0.2,
} as const satisfies Partial<Moment>;

/** The rhythms and the hue that are suggested for a state. */
export function pairOf(state: TaskState): Pick<Moment, 'slowHz' | 'fastHz' | 'hue'> {
  const { globalHz, centerHz, hue } = SUGGESTION_STATES[state];
  return { slowHz: globalHz, fastHz: centerHz, hue };
}

/** A program's start: a state's pair at the product's usual levels. */
export function startWith(state: TaskState, more: Partial<Moment> = {}): Moment {
  return {
    ...pairOf(state),
    strength: STRENGTH,
    carrierHz: DEMO_DEFAULTS.isochronicPitch ?? 205,
    waveform: DEMO_DEFAULTS.waveform,
    volume: DEMO_DEFAULTS.masterAudioVolume,
    sound: 'off',
    soundVolume: DEMO_DEFAULTS.backgroundVolume,
    ...more,
  };
}

/** A stage of that many minutes. */
export function minutes(count: number, curve: Curve, to: Partial<Moment> = {}): Stage {
  return { kind: 'stage', lengthMs: count * MINUTE_MS, curve, to };
}
