import type { Hertz } from '@overtone/domain/units';
import type { Random } from '@overtone/engine/dsp/random';
import type { Curve } from '../synthesis/control-curves.ts';
import { amplitude, mix, silentLoop, type Stereo } from '../synthesis/loop.ts';
import { place } from '../synthesis/pan.ts';
import { poissonTimes } from '../synthesis/poisson.ts';
import { reverberate } from '../synthesis/reverb.ts';
import { struck } from '../synthesis/tones.ts';
import { gusts, leaves, wind } from '../synthesis/wind.ts';
import type { Recipe } from './recipe.ts';

/** Lowest tube, about C5; the others stand in a pentatonic scale above it. */
export const LOWEST_TUBE: Hertz = 523.25;
const SCALE = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2];

/** Bending modes of a tube free at both ends against its lowest, with strength and T60. */
export const TUBE_MODES = [
  { ratio: 1, gain: 1, t60: 6 },
  { ratio: 2.756, gain: 0.32, t60: 3 },
  { ratio: 5.404, gain: 0.09, t60: 1.5 },
  { ratio: 8.933, gain: 0.025, t60: 0.8 },
] as const;

/** A tube is never quite round: every mode is a pair so far apart, which makes it shimmer. */
const SPLIT_HZ = 0.45;

/** Six metal tubes in a mild wind. */
export const windChimes: Recipe = (random) => {
  const strength = gusts(random).map((s) => 0.6 * s);
  const chimes = strikes(random, strength);
  reverberate(random, chimes, { t60: 1.8, delay: 0.02, highest: 3000, level: -11 });
  return mix(
    { sound: wind(random, strength), level: -2 },
    { sound: leaves(random, strength), level: -8 },
    { sound: chimes, level: -7 },
  );
};

function strikes(random: Random, strength: Curve): Stereo {
  const out = silentLoop();
  const activity = strength.map((s) => Math.min(1, 0.3 * 2 ** (1.3 * s)));
  let last = 0;
  for (const time of poissonTimes(random, 2.6, activity)) {
    // The clapper swings to a neighbour more often than across.
    last = (last + 1 + Math.floor(random.exponential(1))) % SCALE.length;
    const velocity = Math.min(1.3, amplitude(4 * random.gaussian()));
    const pan = -0.6 + (1.2 * last) / (SCALE.length - 1);
    place(out, tube(LOWEST_TUBE * (SCALE[last] ?? 1), velocity), { time, pan, gain: velocity });
  }
  return out;
}

/** A harder strike is brighter. */
function tube(lowest: Hertz, velocity: number): Float64Array {
  const partials = TUBE_MODES.flatMap(({ ratio, gain, t60 }, mode) => {
    const brightness = velocity ** (0.4 * mode);
    const half = { gain: (gain * brightness) / 2, t60 };
    return [
      { ...half, pitch: lowest * ratio },
      { ...half, pitch: lowest * ratio + SPLIT_HZ * (1 + mode / 2) },
    ];
  });
  return struck(partials, 0.002);
}
