import type { Random } from '@overtone/engine/dsp/random';
import { bubble } from '../synthesis/bubbles.ts';
import { applyGain, drift } from '../synthesis/control-curves.ts';
import { amplitude, mix, silentLoop, type Stereo } from '../synthesis/loop.ts';
import { noiseBed } from '../synthesis/noise-bed.ts';
import { place } from '../synthesis/pan.ts';
import { poissonTimes } from '../synthesis/poisson.ts';
import { highPass, lowPass, shaped, tilt } from '../synthesis/spectrum-shapes.ts';
import type { Recipe } from './recipe.ts';

const ROCKS = 8;
const SMALLEST_MM = 0.45;
const LARGEST_MM = 7;

/** A small clear stream running between stones. */
export const mountainStream: Recipe = (random) => {
  const water = silentLoop();
  for (let rock = 0; rock < ROCKS; rock++) {
    addRock(water, random, (2 * rock) / (ROCKS - 1) - 1);
  }
  return mix({ sound: water, level: 0 }, { sound: rush(random), level: -5 });
};

/** One stone's bubbles: their own place, size of water and changing flow. */
function addRock(water: Stereo, random: Random, pan: number): void {
  const flow = drift(random, { lowest: 0.1, highest: 3, exponent: 1 });
  const activity = flow.map((x) => Math.min(1, 0.45 * 2 ** (0.6 * x)));
  const usualMm = random.between(1.2, 1.9);
  const strength = random.between(0.6, 1);
  for (const time of poissonTimes(random, 170, activity)) {
    const radius = clamp(usualMm * 2 ** (0.75 * random.gaussian()));
    const depth = Math.min(2.5, amplitude(5 * random.gaussian()));
    place(water, bubble(radius, random.between(0.05, 0.15)), {
      time,
      pan: 0.85 * pan,
      gain: strength * depth * (radius / LARGEST_MM) ** 0.5,
    });
  }
}

function clamp(radiusMm: number): number {
  return Math.min(LARGEST_MM, Math.max(SMALLEST_MM, radiusMm));
}

function rush(random: Random): Stereo {
  const bed = noiseBed(random, shaped(highPass(180, 2), tilt(200, -3), lowPass(4500, 2)));
  const level = drift(random, { lowest: 0.05, highest: 2, exponent: 1 });
  return applyGain(bed, level.map(amplitude));
}
