import type { Seconds, UnitInterval } from '@overtone/domain/units';
import { RAMP_S, rampedParam } from './ramp.ts';

/** Looping sources that fade in and out together. */
export interface BackgroundVoice {
  /** Moves the level smoothly. */
  level(gain: UnitInterval, at: Seconds): void;
  /** Fades out, then stops. */
  end(at: Seconds): void;
}

/** Starts sources at `at`, silent. Each is played at `sourceGain` of the voice's level, from `offsetS` into its buffer. */
export function backgroundVoice(
  context: BaseAudioContext,
  output: AudioNode,
  sources: readonly AudioBufferSourceNode[],
  sourceGain: number,
  offsetS: Seconds,
  at: Seconds,
): BackgroundVoice {
  const node = new GainNode(context, { gain: 0 });
  const loudness = rampedParam(node.gain, 0, at);
  node.connect(output);
  for (const source of sources) {
    source.connect(node);
    source.start(at, offsetS);
  }
  return {
    level: (gain, from) => loudness.to(gain * sourceGain, from),
    end(from) {
      loudness.to(0, from);
      for (const source of sources) source.stop(from + RAMP_S);
      const last = sources.at(-1);
      last?.addEventListener('ended', () => node.disconnect());
    },
  };
}
