import type { Seconds } from '@overtone/domain/units';
import type { PairTracks } from '../clock/rhythm-tracks.ts';
import type { SoundPlan } from '../stimulus/sound-plan.ts';
import type { LoadAudio } from './ambient-track.ts';
import { backgroundSound } from './background-sound.ts';
import { whenReached } from './context-timer.ts';
import { isochronicTone } from './isochronic-tone.ts';
import type { SoundingRhythm } from './modulated-gain.ts';
import { RAMP_S } from './ramp-course.ts';
import { nextStart } from './start-time.ts';

/** What the sound output needs from its surroundings. */
export interface SoundSurroundings {
  readonly load: LoadAudio;
  readonly onTrackFailed: (reason: string) => void;
}

/** Tone and background on one context. */
export interface SoundOutput {
  readonly rhythms: readonly SoundingRhythm[];
  /** Follows a plan from `at` on (see `nextStart`). */
  follow(plan: SoundPlan, tracks: PairTracks, at: Seconds): void;
  /** Calls back when everything asked for so far has faded, on the context's own clock. */
  whenFaded(at: Seconds, run: () => void): void;
  /** Fades everything out and ends it. */
  end(at: Seconds): void;
}

/** Builds the graph, silent, on a context that is live or offline. */
export function soundOutput(
  context: BaseAudioContext,
  plan: SoundPlan,
  at: Seconds,
  { load, onTrackFailed }: SoundSurroundings,
): SoundOutput {
  const tone = isochronicTone(context, context.destination, plan, at);
  const background = backgroundSound(context, context.destination, {
    load,
    onTrackFailed,
    nextStart: () => nextStart(context),
  });
  return {
    rhythms: tone.rhythms,
    follow(next, tracks, from) {
      tone.follow(next, tracks, from);
      background.follow(next.background, from);
    },
    whenFaded: (from, run) => whenReached(context, from + 2 * RAMP_S, run),
    end(from) {
      tone.end(from);
      background.end(from);
    },
  };
}
