import { SAMPLE_RATE } from './loop.ts';

/** Decay to -60 dB. */
const LOG_1000 = Math.log(1000);

/**
 * The sound of one bubble closing under water, peak about 1: a sine at 3/r that decays and rises
 * in pitch. Kees van den Doel, "Physically-based models for liquid sounds", 2005.
 * @param radiusMm 0.3 to 6 mm, heard as 10 kHz to 500 Hz.
 * @param rise how fast the pitch rises, as a share of the decay; about 0.1.
 */
export function bubble(radiusMm: number, rise: number): Float64Array {
  const radius = radiusMm / 1000;
  const pitch = 3 / radius;
  const decay = 0.13 / radius + 0.0072 * radius ** -1.5;
  const onset = 1 / pitch;
  return Float64Array.from({ length: Math.ceil((LOG_1000 / decay) * SAMPLE_RATE) }, (_, i) => {
    const t = i / SAMPLE_RATE;
    const phase = 2 * Math.PI * pitch * (t + (rise * decay * t * t) / 2);
    return Math.sin(phase) * Math.exp(-decay * t) * Math.min(1, t / onset);
  });
}
