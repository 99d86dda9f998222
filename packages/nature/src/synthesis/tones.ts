import type { Hertz, Seconds } from '@overtone/domain/units';
import { SAMPLE_RATE } from './loop.ts';

/** A tone that glides: pitch and loudness as functions of the share (0 to 1) of its length. */
export type Glide = {
  readonly length: Seconds;
  readonly pitch: (share: number) => Hertz;
  /** 0 at both ends, at most 1. */
  readonly envelope: (share: number) => number;
  /** Amplitude of the second harmonic against the first. */
  readonly octave: number;
};

/** A gliding sine with a little of its octave. */
export function glide({ length, pitch, envelope, octave }: Glide): Float64Array {
  const size = Math.ceil(length * SAMPLE_RATE);
  let phase = 0;
  return Float64Array.from({ length: size }, (_, i) => {
    const share = i / size;
    phase += (2 * Math.PI * pitch(share)) / SAMPLE_RATE;
    return envelope(share) * (Math.sin(phase) + octave * Math.sin(2 * phase));
  });
}

/** A partial of something struck. */
export type Partial = { readonly pitch: Hertz; readonly gain: number; readonly t60: Seconds };

/** A struck body: decaying sines that begin together, over a few milliseconds. */
export function struck(partials: readonly Partial[], attack: Seconds): Float64Array {
  const length = Math.max(...partials.map(({ t60 }) => t60));
  const out = new Float64Array(Math.ceil(length * SAMPLE_RATE));
  for (const { pitch, gain, t60 } of partials) {
    const fall = Math.log(1000) / t60;
    const size = Math.min(out.length, Math.ceil(t60 * SAMPLE_RATE));
    for (let i = 0; i < size; i++) {
      const t = i / SAMPLE_RATE;
      const onset = 1 - Math.exp(-t / attack);
      const tone = gain * onset * Math.exp(-fall * t) * Math.sin(2 * Math.PI * pitch * t);
      out[i] = (out[i] ?? 0) + tone;
    }
  }
  return out;
}
