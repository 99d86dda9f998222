import type { Seconds } from '@overtone/domain/units';
import type { BackgroundPlan } from '../stimulus/sound-plan.ts';
import { loadTrack, type LoadAudio } from './ambient-track.ts';
import { nameOf, soundingOf, type SoundingPlan } from './background-loops.ts';
import { backgroundVoice, type BackgroundVoice } from './background-voice.ts';
import { noiseBuffer } from './noise-buffer.ts';

/** What plays behind the tone; one kind fades into another. */
export interface BackgroundSound {
  /** Follows a plan from `at` on. A track that is not loaded yet joins when it is. */
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

  async function fetchTrack(plan: SoundingPlan): Promise<void> {
    const name = nameOf(plan);
    if (loading === name) return;
    loading = name;
    const result = await loadTrack(context, load, plan.track);
    if (loading === name) loading = null;
    if (!result.ok) return onTrackFailed(result.reason);
    if (!wanted || nameOf(wanted) !== name) return;
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
      wanted = soundingOf(plan);
      if (!wanted) return silence(at);
      if (playing?.name === nameOf(wanted)) return playing.voice.level(plan.gain, at);
      const buffer = bufferFor(wanted);
      if (buffer) return play(wanted, buffer, at);
      silence(at);
      void fetchTrack(wanted);
    },
    end(at) {
      wanted = null;
      silence(at);
    },
  };
}
