import { bubble } from '../synthesis/bubbles.ts';
import { applyGain, drift } from '../synthesis/control-curves.ts';
import { amplitude, mix, silentLoop, type Stereo } from '../synthesis/loop.ts';
import type { Random } from '@overtone/engine/dsp/random';
import { noiseBed } from '../synthesis/noise-bed.ts';
import { place } from '../synthesis/pan.ts';
import { poissonTimes } from '../synthesis/poisson.ts';
import {
  highPass,
  hump,
  lowPass,
  shaped,
  tilt,
  type SpectrumShape,
} from '../synthesis/spectrum-shapes.ts';
import type { Recipe } from './recipe.ts';

const CORRELATION = 0.15;

/** A waterfall behind trees: a deep steady rush, softer highs, water in the pool below. */
export const hiddenWaterfall: Recipe = (random) =>
  mix(
    { sound: fall(random, shaped(highPass(110, 2), tilt(150, -3), lowPass(900, 1))), level: 0 },
    { sound: fall(random, shaped(highPass(900, 1), tilt(900, -3), lowPass(5000, 1))), level: -6 },
    {
      sound: fall(random, shaped(hump(420, 0.5, 9), highPass(150, 3), lowPass(900, 3))),
      level: -9,
    },
    { sound: pool(random), level: -11 },
  );

function fall(random: Random, shape: SpectrumShape): Stereo {
  const level = drift(random, { lowest: 0.03, highest: 1.5, exponent: 1 });
  return applyGain(
    noiseBed(random, shape, CORRELATION),
    level.map((x) => amplitude(0.7 * x)),
  );
}

function pool(random: Random): Stereo {
  const out = silentLoop();
  for (const time of poissonTimes(random, 1500)) {
    const radius = random.logBetween(0.4, 3);
    place(out, bubble(radius, random.between(0.05, 0.15)), {
      time,
      pan: random.between(-0.9, 0.9),
      gain: Math.sqrt(radius) * Math.min(2.5, amplitude(5 * random.gaussian())),
    });
  }
  return out;
}
