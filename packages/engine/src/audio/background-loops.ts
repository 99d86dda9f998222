import { TRACK_LOOP_S, TRACK_MARGIN_S } from '@overtone/domain/session/background-sounds';
import type { Seconds } from '@overtone/domain/units';
import { type BackgroundPlan, NOISE_LOOP_GAIN, type SoundingKind } from '../stimulus/sound-plan.ts';
import { NOISE_PERIOD_S } from './noise.ts';

/** How the one buffer of a background is played: once for each speed, all at the same level. */
export interface BackgroundLoops {
  readonly rates: readonly number[];
  /** Each plays at this share of the background's gain. */
  readonly gain: number;
  /** What is repeated of the buffer, from its begin. */
  readonly startS: Seconds;
  readonly lengthS: Seconds;
}

/** Speeds of the two loops of a noise. Unequal, so that its pattern does not come round every two seconds. */
const NOISE_RATES = [1, 0.917];

/** The loops of a kind of background. */
export function loopsOf(kind: SoundingKind): BackgroundLoops {
  return kind === 'ambient'
    ? { rates: [1], gain: 1, startS: TRACK_MARGIN_S, lengthS: TRACK_LOOP_S }
    : { rates: NOISE_RATES, gain: NOISE_LOOP_GAIN[kind], startS: 0, lengthS: NOISE_PERIOD_S };
}

/** A plan of a background that sounds. */
export interface SoundingPlan extends BackgroundPlan {
  readonly kind: SoundingKind;
}

/** What sounds by a plan, if anything does. */
export function soundingOf(plan: BackgroundPlan): SoundingPlan | null {
  const { kind } = plan;
  return kind === 'off' ? null : { ...plan, kind };
}

/** What tells one background from another; levels do not. */
export function nameOf({ kind, track }: SoundingPlan): string {
  return kind === 'ambient' ? track : kind;
}
