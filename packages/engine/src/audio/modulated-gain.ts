import type { Seconds } from '@overtone/domain/units';
import type { PhaseTrack } from '@overtone/domain/rhythm/phase';
import type { ModulationPlan } from '../stimulus/sound-plan.ts';
import { GLIDING_VOICE_S, modulationVoice, type ModulationVoice } from './modulation-voice.ts';
import { lagMeter, type LagMeter } from './pulse-lag.ts';
import { rampedParam } from './ramp.ts';
import { RAMP_S } from './ramp-course.ts';
import { isSamePulse, type TrackedPlan } from './tracked-plan.ts';

/** A rhythm that is sounding, as whoever watches its phase knows it. */
export interface SoundingRhythm {
  /**
   * How far what leaves the graph is behind its track now, below 0 when it is ahead. Null while that cannot be told:
   * there is no rhythm, or it is fading in or changing.
   */
  lag(): Seconds | null;
  /** Fades into the same rhythm started anew in phase with its track, whatever phase the old one stands in. */
  realign(at: Seconds): void;
}

/** A gain that one rhythm moves: (1 - depth) + depth x pulse. */
export interface ModulatedGain extends SoundingRhythm {
  readonly node: GainNode;
  /** Follows a plan from `at` on; `track` is the rhythm's phase, which the oscillator keeps to. */
  follow(plan: ModulationPlan, track: PhaseTrack, at: Seconds): void;
  /** Fades the rhythm out and ends it. */
  end(at: Seconds): void;
}

/** Samples of the rhythm that its lag is measured on: a tenth of a second, so that a reading soon follows a change. */
const TAPPED_SAMPLES = 4096;

interface Playing extends TrackedPlan {
  readonly voice: ModulationVoice;
}

/** Whether what plays is what is to play from a time on; a gliding voice also makes room for the next in time. */
function goesOn(now: Playing, plan: ModulationPlan, track: PhaseTrack, from: Seconds): boolean {
  if (!isSamePulse(now, { plan, track })) return false;
  return !track.way || from < now.voice.startS + GLIDING_VOICE_S;
}

/**
 * A gain of 1 that no rhythm moves yet. Another frequency or shape cross-fades from one oscillator to another in the
 * same phase: a retuned oscillator would bend the level at a corner that can be heard.
 */
export function modulatedGain(context: BaseAudioContext, at: Seconds): ModulatedGain {
  const node = new GainNode(context, { gain: 1 });
  const tap = new AnalyserNode(context, { fftSize: TAPPED_SAMPLES });
  const samples = new Float32Array(TAPPED_SAMPLES);
  const rest = rampedParam(node.gain, 1, at);
  let playing: Playing | null = null;
  let meter: LagMeter | null = null;
  let settledS: Seconds = at;

  function silence(from: Seconds): void {
    playing?.voice.end(from);
    playing = null;
  }

  function start(plan: ModulationPlan, track: PhaseTrack, from: Seconds): ModulationVoice {
    const voice = modulationVoice(context, node.gain, { ...plan, track }, from);
    voice.output.connect(tap);
    return voice;
  }

  function play(plan: ModulationPlan, track: PhaseTrack, from: Seconds): void {
    const voice = playing?.voice ?? start(plan, track, from);
    const isSteady = voice === playing?.voice && plan.depth === playing.plan.depth;
    if (!isSteady) settledS = Math.max(settledS, Math.max(from, voice.startS) + RAMP_S);
    if (!isSteady || track !== playing?.track) meter = null;
    playing = { plan, track, voice };
    voice.deepen(plan.depth, from);
  }

  return {
    node,
    follow(plan, track, from) {
      rest.to(1 - plan.depth, from);
      if (playing && !goesOn(playing, plan, track, from)) silence(from);
      if (plan.series.length > 0) play(plan, track, from);
    },
    realign(from) {
      if (!playing) return;
      const { plan, track } = playing;
      silence(from);
      play(plan, track, from);
    },
    lag() {
      if (!playing || playing.plan.depth === 0) return null;
      const endS = context.currentTime;
      if (endS - TAPPED_SAMPLES / context.sampleRate < settledS) return null;
      tap.getFloatTimeDomainData(samples);
      if (context.currentTime !== endS) return null;
      meter ??= lagMeter({ ...playing.plan, track: playing.track });
      return meter({ samples, sampleRate: context.sampleRate, endS });
    },
    end: silence,
  };
}
