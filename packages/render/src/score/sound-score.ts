import type { PhaseTrack } from '@overtone/domain/rhythm/phase';
import type { PulseSeries } from '@overtone/domain/rhythm/pulse-series';
import type { Seconds } from '@overtone/domain/units';
import { loopsOf, nameOf, soundingOf } from '@overtone/engine/audio/background-loops';
import { nodeHz } from '@overtone/engine/audio/ramped-frequency';
import { isSamePulse, type TrackedPlan } from '@overtone/engine/audio/tracked-plan';
import type { PairSound } from '@overtone/engine/clock/rhythm-tracks';
import type { CarrierWay, SoundingKind, SoundPlan } from '@overtone/engine/stimulus/sound-plan';
import { type RampRecorder, rampRecorder, type RampScore } from './ramp-score.ts';

/** One pulse of a rhythm, from when it fades in until its depth is 0 again. */
export interface VoiceScore {
  readonly fromS: Seconds;
  readonly series: PulseSeries;
  readonly track: PhaseTrack;
  readonly depth: RampScore;
}

/** A factor of the tone's level: what rests, and what its pulses add. */
export interface RhythmScore {
  readonly rest: RampScore;
  readonly voices: readonly VoiceScore[];
}

/** A background from when it begins until its gain is 0 again. */
export interface BackgroundScore {
  readonly kind: SoundingKind;
  /** The colour of a noise, or the name of a nature track. */
  readonly name: string;
  readonly fromS: Seconds;
  /** Of each of its loops. */
  readonly gain: RampScore;
}

/** Everything that is heard, as what each value does over time. Times are from the begin of the file. */
export interface SoundScore {
  readonly carrierHz: RampScore;
  readonly level: RampScore;
  readonly rhythms: readonly RhythmScore[];
  readonly backgrounds: readonly BackgroundScore[];
}

/** Writes a score as the audio graph is told what to play. */
export interface ScoreWriter {
  follow(plan: SoundPlan, sounds: PairSound, at: Seconds): void;
  /** Everything fades from then on. */
  end(at: Seconds): void;
  readonly score: () => SoundScore;
}

interface WrittenVoice {
  readonly fromS: Seconds;
  readonly series: PulseSeries;
  readonly track: PhaseTrack;
  readonly depth: RampRecorder;
}

function rhythmWriter() {
  const rest = rampRecorder(1);
  const voices: WrittenVoice[] = [];
  let playing: (TrackedPlan & { readonly depth: RampRecorder }) | null = null;
  return {
    follow({ plan, track }: TrackedPlan, at: Seconds): void {
      rest.to(1 - plan.depth, at);
      if (playing && !isSamePulse(playing, { plan, track })) {
        playing.depth.to(0, at);
        playing = null;
      }
      if (plan.series.length === 0) return;
      const depth = playing?.depth ?? rampRecorder(0);
      if (!playing) voices.push({ fromS: at, series: plan.series, track, depth });
      playing = { plan, track: playing?.track ?? track, depth };
      depth.to(plan.depth, at);
    },
    score: (): RhythmScore => ({
      rest: rest.score(),
      voices: voices.map((voice) => ({ ...voice, depth: voice.depth.score() })),
    }),
  };
}

function backgroundWriter() {
  const written: (Omit<BackgroundScore, 'gain'> & { readonly gain: RampRecorder })[] = [];
  let playing: (typeof written)[number] | null = null;
  return {
    follow(plan: SoundPlan['background'], at: Seconds): void {
      const wanted = soundingOf(plan);
      const name = wanted && nameOf(wanted);
      if (playing && playing.name !== name) {
        playing.gain.to(0, at);
        playing = null;
      }
      if (!wanted || name === null) return;
      if (!playing) {
        playing = { kind: wanted.kind, name, fromS: at, gain: rampRecorder(0) };
        written.push(playing);
      }
      playing.gain.to(wanted.gain * loopsOf(wanted.kind).gain, at);
    },
    end: (at: Seconds) => playing?.gain.to(0, at),
    score: () => written.map((each) => ({ ...each, gain: each.gain.score() })),
  };
}

/** A carrier's way, in the frequencies that a node can have. */
function carrierWayOf({ carrierWay }: SoundPlan): CarrierWay | undefined {
  return carrierWay && { ...carrierWay, to: nodeHz(carrierWay.to) };
}

/** An empty score of a carrier that stands at `carrierHz` from the begin, silent. */
export function scoreWriter({ carrierHz }: Pick<SoundPlan, 'carrierHz'>): ScoreWriter {
  const carrier = rampRecorder(nodeHz(carrierHz));
  const level = rampRecorder(0);
  const [global, centre] = [rhythmWriter(), rhythmWriter()];
  const background = backgroundWriter();
  return {
    follow(plan, sounds, at) {
      carrier.to(nodeHz(plan.carrierHz), at, carrierWayOf(plan));
      global.follow({ plan: plan.global, track: sounds.global }, at);
      centre.follow({ plan: plan.centre, track: sounds.centre }, at);
      level.to(plan.toneGain, at);
      background.follow(plan.background, at);
    },
    end(at) {
      level.to(0, at);
      background.end(at);
    },
    score: () => ({
      carrierHz: carrier.score(),
      level: level.score(),
      rhythms: [global.score(), centre.score()],
      backgrounds: background.score(),
    }),
  };
}
