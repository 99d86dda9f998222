import { NOISE_SEED, periodicNoise, type NoiseColour } from './noise.ts';

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
