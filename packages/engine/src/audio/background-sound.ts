import type { Seconds } from '@overtone/domain/units';
import type { BackgroundPlan } from '../stimulus/sound-plan.ts';
import { loadTrack, type LoadAudio } from './ambient-track.ts';
import { nameOf, soundingOf, type SoundingPlan } from './background-loops.ts';
import { backgroundVoice, type BackgroundVoice } from './background-voice.ts';
import { noiseBuffer } from './noise-buffer.ts';

/** How long a track that could not be loaded is not asked for again, unless something else was chosen meanwhile. */
export const TRY_AGAIN_AFTER_S: Seconds = 30;

/** What plays behind the tone; one kind fades into another. */
export interface BackgroundSound {
  /**
   * Follows a plan from `at` on. A track that is not loaded yet joins when it is; one that could not be loaded is tried
   * again with a plan that comes after a pause.
   */
  follow(plan: BackgroundPlan, at: Seconds): void;
  /** Fades out and stops. */
  end(at: Seconds): void;
}

/** What the background needs from its surroundings. */
export interface BackgroundSurroundings {
  readonly load: LoadAudio;
  /** Told why a track stays silent; nothing else happens. */
  readonly onTrackFailed: (reason: string) => void;
  /** The next time on the context's clock at which a change may begin. */
  readonly nextStart: () => Seconds;
}

/** A silent background that follows plans. The last buffer is kept, so switching off and on loads nothing. */
export function backgroundSound(
  context: BaseAudioContext,
  output: AudioNode,
  { load, onTrackFailed, nextStart }: BackgroundSurroundings,
): BackgroundSound {
  let wanted: SoundingPlan | null = null;
  let playing: { readonly name: string; readonly voice: BackgroundVoice } | null = null;
  let kept: { readonly name: string; readonly buffer: AudioBuffer } | null = null;
  let loading: string | null = null;
  /** The track that is wanted and could not be loaded, and from when on it is tried again. */
  let failed: { readonly name: string; readonly againAt: Seconds } | null = null;

  function silence(at: Seconds): void {
    playing?.voice.end(at);
    playing = null;
  }

  function play(plan: SoundingPlan, buffer: AudioBuffer, at: Seconds): void {
    silence(at);
    playing = {
      name: nameOf(plan),
      voice: backgroundVoice(context, output, plan.kind, buffer, at),
    };
    playing.voice.level(plan.gain, at);
  }

  function want(plan: SoundingPlan | null): void {
    wanted = plan;
    if (!plan || failed?.name !== nameOf(plan)) failed = null;
  }

  async function fetchTrack(plan: SoundingPlan, at: Seconds): Promise<void> {
    const name = nameOf(plan);
    if (loading === name || (failed !== null && at < failed.againAt)) return;
    loading = name;
    const result = await loadTrack(context, load, plan.track);
    if (loading === name) loading = null;
    const isWanted = wanted !== null && nameOf(wanted) === name;
    if (!result.ok) {
      if (isWanted) failed = { name, againAt: nextStart() + TRY_AGAIN_AFTER_S };
      return onTrackFailed(result.reason);
    }
    if (!wanted || !isWanted) return;
    kept = { name, buffer: result.value };
    play(wanted, kept.buffer, nextStart());
  }

  function bufferFor(plan: SoundingPlan): AudioBuffer | null {
    const name = nameOf(plan);
    if (kept?.name === name) return kept.buffer;
    if (plan.kind === 'ambient') return null;
    kept = { name, buffer: noiseBuffer(context, plan.kind) };
    return kept.buffer;
  }

  return {
    follow(plan, at) {
      want(soundingOf(plan));
      if (!wanted) return silence(at);
      if (playing?.name === nameOf(wanted)) return playing.voice.level(plan.gain, at);
      const buffer = bufferFor(wanted);
      if (buffer) return play(wanted, buffer, at);
      silence(at);
      void fetchTrack(wanted, at);
    },
    end(at) {
      want(null);
      silence(at);
    },
  };
}
