import type { Seconds, UnitInterval } from '@overtone/domain/units';
import type { SoundingKind } from '../stimulus/sound-plan.ts';
import { loopsOf } from './background-loops.ts';
import { rampedParam } from './ramp.ts';
import { RAMP_S } from './ramp-course.ts';

/** Looping sources that fade in and out together. */
export interface BackgroundVoice {
  /** Moves the level smoothly. */
  level(gain: UnitInterval, at: Seconds): void;
  /** Fades out, then stops. */
  end(at: Seconds): void;
}

/** Starts a background of one kind at `at`, silent. */
export function backgroundVoice(
  context: BaseAudioContext,
  output: AudioNode,
  kind: SoundingKind,
  buffer: AudioBuffer,
  at: Seconds,
): BackgroundVoice {
  const { rates, gain: share, startS, lengthS } = loopsOf(kind);
  const node = new GainNode(context, { gain: 0 });
  const loudness = rampedParam(node.gain, 0, at);
  const loop = { buffer, loop: true, loopStart: startS, loopEnd: startS + lengthS };
  const sources = rates.map(
    (playbackRate) => new AudioBufferSourceNode(context, { ...loop, playbackRate }),
  );
  node.connect(output);
  for (const source of sources) {
    source.connect(node);
    source.start(at, startS);
  }
  return {
    level: (gain, from) => loudness.to(gain * share, from),
    end(from) {
      loudness.to(0, from);
      for (const source of sources) source.stop(from + RAMP_S);
      sources.at(-1)?.addEventListener('ended', () => node.disconnect());
    },
  };
}
