import type { Hertz } from '@overtone/domain/units';
import type { SoundScore } from '../score/sound-score.ts';
import { BLOCK } from './block.ts';
import { carrierReader } from './carrier-reader.ts';
import { rampReader } from './ramp-reader.ts';
import { rhythmReader } from './rhythm-reader.ts';

/** Points of a level lie at least so many samples apart, or each sample is worked out. */
const SHORTEST_STEP = 4;

/** Gives back the tone of the block that begins at a sample, to be read before the next; null where it is silent. */
export type ToneReader = (first: number) => Float64Array | null;

/** The tone of a score: its carrier, times what both rhythms leave of it, times its level. */
export function toneReader(score: SoundScore, sampleRate: Hertz): ToneReader {
  const carrier = carrierReader(score.carrierHz, sampleRate);
  const level = rampReader(score.level, sampleRate);
  const rhythms = score.rhythms.map((rhythm) => rhythmReader(rhythm, sampleRate));
  const levels = new Float64Array(BLOCK);
  const tone = new Float64Array(BLOCK);
  /** A level before the block, those of it, and two behind. */
  const points = new Float64Array(BLOCK / SHORTEST_STEP + 3);

  /** Multiplies by a level that is worked out every `step` samples, and by a cubic between. */
  function multiplySmoothly(gain: number, step: number): void {
    const count = BLOCK / step + 3;
    points.fill(gain, 0, count);
    for (const rhythm of rhythms) rhythm.multiplyPoints(points, count, step);
    const share = 1 / step;
    for (let i = 0; i * step < BLOCK; i += 1) {
      const a = points[i]!;
      const b = points[i + 1]!;
      const c = points[i + 2]!;
      const d = points[i + 3]!;
      const cubic = ((d - a + 3 * (b - c)) / 6) * share ** 3;
      const square = ((a + c) / 2 - b) * share ** 2;
      const line = (c - a / 3 - b / 2 - d / 6) * share;
      const begin = i * step;
      for (let k = 0; k < step; k += 1) {
        tone[begin + k]! *= b + k * (line + k * (square + k * cubic));
      }
    }
  }

  return (first) => {
    const stands = level.read(levels, first, BLOCK);
    if (stands === 0) return null;
    carrier(tone, first, BLOCK);
    let density = 0;
    let isSmooth = stands !== null;
    for (const rhythm of rhythms) {
      const step = rhythm.turnTo(first);
      if (step < 1) isSmooth = false;
      else density += 1 / step;
    }
    if (isSmooth && stands !== null && density * SHORTEST_STEP <= 1) {
      multiplySmoothly(stands, stepFor(density));
      return tone;
    }
    for (const rhythm of rhythms) rhythm.multiply(tone);
    if (stands !== null) levels.fill(stands);
    for (let i = 0; i < BLOCK; i += 1) tone[i]! *= levels[i]!;
    return tone;
  };
}

/** The longest step, of those that divide a block, at which a product of smooth levels stays smooth. */
function stepFor(density: number): number {
  let step = SHORTEST_STEP;
  while (2 * step <= BLOCK / 4 && 2 * step * density <= 1) step *= 2;
  return step;
}
