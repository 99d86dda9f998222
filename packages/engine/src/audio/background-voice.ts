import {
  type BackgroundSoundType,
  TRACK_MARGIN_S,
} from '@overtone/domain/session/background-sounds';
import type { Seconds, UnitInterval } from '@overtone/domain/units';
import { NOISE_LOOP_GAIN } from '../stimulus/sound-plan.ts';
import { trackLoop } from './ambient-track.ts';
import { noiseLoops } from './noise-loops.ts';
import { RAMP_S, rampedParam } from './ramp.ts';

/** Looping sources that fade in and out together. */
export interface BackgroundVoice {
  /** Moves the level smoothly. */
  level(gain: UnitInterval, at: Seconds): void;
  /** Fades out, then stops. */
  end(at: Seconds): void;
}

/** What plays one kind of background. */
interface Sources {
  readonly nodes: readonly AudioBufferSourceNode[];
  /** Each plays at this share of the voice's level. */
  readonly gain: number;
  /** Where in its buffer each begins. */
  readonly offsetS: Seconds;
}

function sourcesOf(
  context: BaseAudioContext,
  kind: BackgroundSoundType,
  buffer: AudioBuffer,
): Sources {
  if (kind === 'pink' || kind === 'brown') {
    return { nodes: noiseLoops(context, buffer), gain: NOISE_LOOP_GAIN[kind], offsetS: 0 };
  }
  return { nodes: [trackLoop(context, buffer)], gain: 1, offsetS: TRACK_MARGIN_S };
}

/** Starts a background of one kind at `at`, silent. */
export function backgroundVoice(
  context: BaseAudioContext,
  output: AudioNode,
  kind: BackgroundSoundType,
  buffer: AudioBuffer,
  at: Seconds,
): BackgroundVoice {
  const node = new GainNode(context, { gain: 0 });
  const loudness = rampedParam(node.gain, 0, at);
  const { nodes, gain: sourceGain, offsetS } = sourcesOf(context, kind, buffer);
  node.connect(output);
  for (const source of nodes) {
    source.connect(node);
    source.start(at, offsetS);
  }
  return {
    level: (gain, from) => loudness.to(gain * sourceGain, from),
    end(from) {
      loudness.to(0, from);
      for (const source of nodes) source.stop(from + RAMP_S);
      nodes.at(-1)?.addEventListener('ended', () => node.disconnect());
    },
  };
}
