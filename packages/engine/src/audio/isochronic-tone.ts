import type { Seconds } from '@overtone/domain/units';
import type { PairTracks } from '../clock/rhythm-tracks.ts';
import type { SoundPlan } from '../stimulus/sound-plan.ts';
import { modulatedGain, type SoundingRhythm } from './modulated-gain.ts';
import { rampedParam } from './ramp.ts';
import { rampedFrequency } from './ramped-frequency.ts';
import { RAMP_S } from './ramp-course.ts';

/** A sine carrier whose level follows both rhythms. */
export interface IsochronicTone {
  /** The global rhythm and the centre's. */
  readonly rhythms: readonly SoundingRhythm[];
  /** Follows a plan from `at` on. */
  follow(plan: SoundPlan, tracks: PairTracks, at: Seconds): void;
  /** Fades out, then ends every oscillator. */
  end(at: Seconds): void;
}

/** Carrier -> gain(global) -> gain(centre) -> level -> `output`, silent until it follows a plan. */
export function isochronicTone(
  context: BaseAudioContext,
  output: AudioNode,
  plan: SoundPlan,
  at: Seconds,
): IsochronicTone {
  const carrier = new OscillatorNode(context, { frequency: plan.carrierHz });
  const global = modulatedGain(context, at);
  const centre = modulatedGain(context, at);
  const level = new GainNode(context, { gain: 0 });
  const pitch = rampedFrequency(context, carrier, plan.carrierHz, at);
  const loudness = rampedParam(level.gain, 0, at);
  carrier.connect(global.node).connect(centre.node).connect(level).connect(output);
  carrier.start(at);
  return {
    rhythms: [global, centre],
    follow(next, tracks, from) {
      pitch.to(next.carrierHz, from, next.carrierWay);
      global.follow(next.global, tracks.global.sound, from);
      centre.follow(next.centre, tracks.centre.sound, from);
      loudness.to(next.toneGain, from);
    },
    end(from) {
      loudness.to(0, from);
      global.end(from + RAMP_S);
      centre.end(from + RAMP_S);
      pitch.end(from + RAMP_S);
      carrier.stop(from + RAMP_S);
      carrier.addEventListener('ended', () => level.disconnect());
    },
  };
}
