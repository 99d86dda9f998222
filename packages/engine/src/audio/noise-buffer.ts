import { isTransformable } from '../dsp/fft.ts';
import { NOISE_PERIOD_S, NOISE_SEED, periodicNoise, type NoiseColour } from './noise.ts';

/** Where a device's own rate has no period that can be calculated, as of film pulled down (47,952 Hz): the buffer is resampled as it plays. */
const USUAL_RATE_HZ = 48_000;

/** One period of noise as a buffer to loop. */
export function noiseBuffer(context: BaseAudioContext, colour: NoiseColour): AudioBuffer {
  const isOwn = isTransformable(context.sampleRate * NOISE_PERIOD_S);
  const sampleRate = isOwn ? context.sampleRate : USUAL_RATE_HZ;
  const { left, right } = periodicNoise(colour, sampleRate, NOISE_SEED[colour]);
  const buffer = new AudioBuffer({ numberOfChannels: 2, length: left.length, sampleRate });
  buffer.getChannelData(0).set(left);
  buffer.getChannelData(1).set(right);
  return buffer;
}
