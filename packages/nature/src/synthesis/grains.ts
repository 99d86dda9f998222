import type { Hertz, Milliseconds } from '@overtone/domain/units';
import type { Random } from '@overtone/engine/dsp/random';
import { SAMPLE_RATE } from './loop.ts';

/** A short burst of noise: its band and how fast it dies away. */
export type Grain = {
  readonly centre: Hertz;
  /** Centre over bandwidth; about 1 is a tap, 5 and above rings. */
  readonly q: number;
  /** Time to fall to 1/e. */
  readonly decayMs: Milliseconds;
};

/** Length of a grain in decay times: it ends 52 dB down. */
const DECAYS = 6;

/** A grain of peak 1: decaying white noise through a resonant band-pass. */
export function grain(random: Random, { centre, q, decayMs }: Grain): Float64Array {
  const decaySamples = (decayMs / 1000) * SAMPLE_RATE;
  const ringSamples = ((q / Math.PI) * SAMPLE_RATE) / centre;
  const out = new Float64Array(Math.ceil(DECAYS * (decaySamples + ringSamples)));
  const angle = (2 * Math.PI * centre) / SAMPLE_RATE;
  const alpha = Math.sin(angle) / (2 * q);
  const b = alpha / (1 + alpha);
  const a1 = (-2 * Math.cos(angle)) / (1 + alpha);
  const a2 = (1 - alpha) / (1 + alpha);
  const fall = Math.exp(-1 / decaySamples);
  let [level, x1, x2, y1, y2, peak] = [1, 0, 0, 0, 0, 0];
  for (let i = 0; i < out.length; i++) {
    const x = level * (2 * random.uniform() - 1);
    const y = b * (x - x2) - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
    peak = Math.max(peak, Math.abs(y));
    level *= fall;
  }
  return out.map((y) => y / peak);
}
