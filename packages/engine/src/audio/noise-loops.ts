import { NOISE_SEED, periodicNoise, type NoiseColour } from './noise.ts';

/** Speeds of the two loops. Unequal, so that the two-second pattern does not come round every two seconds. */
const LOOP_RATES = [1, 0.917] as const;

/** One period of noise as a buffer to loop. */
export function noiseBuffer(context: BaseAudioContext, colour: NoiseColour): AudioBuffer {
  const { left, right } = periodicNoise(colour, context.sampleRate, NOISE_SEED[colour]);
  const buffer = new AudioBuffer({
    numberOfChannels: 2,
    length: left.length,
    sampleRate: context.sampleRate,
  });
  buffer.getChannelData(0).set(left);
  buffer.getChannelData(1).set(right);
  return buffer;
}

/** Two loops of one buffer at unequal speeds. */
export function noiseLoops(
  context: BaseAudioContext,
  buffer: AudioBuffer,
): AudioBufferSourceNode[] {
  return LOOP_RATES.map(
    (playbackRate) => new AudioBufferSourceNode(context, { buffer, loop: true, playbackRate }),
  );
}
