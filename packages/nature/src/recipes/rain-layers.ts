import type { Hertz } from '@overtone/domain/units';
import type { Random } from '@overtone/engine/dsp/random';
import { bubble } from '../synthesis/bubbles.ts';
import { applyGain, drift } from '../synthesis/control-curves.ts';
import { grain } from '../synthesis/grains.ts';
import { amplitude, silentLoop, type Stereo } from '../synthesis/loop.ts';
import { noiseBed } from '../synthesis/noise-bed.ts';
import { place } from '../synthesis/pan.ts';
import { poissonTimes } from '../synthesis/poisson.ts';
import { highPass, hump, lowPass, shaped, tilt } from '../synthesis/spectrum-shapes.ts';

/**
 * The even rush of far drops, drifting by about a decibel.
 * @param highest where its highs begin to fall: the nearer the rain, the higher.
 */
export function rainBed(random: Random, highest: Hertz): Stereo {
  const bed = noiseBed(
    random,
    shaped(highPass(90, 2), tilt(350, -3), hump(highest / 2.4, 1.1, 4), lowPass(highest, 1)),
  );
  const level = drift(random, { lowest: 1 / 80, highest: 0.5, exponent: 1 });
  return applyGain(bed, level.map(amplitude));
}

/**
 * Drops near enough to be heard one by one. Drops fall evenly on a plane and sound weaker by 1/r,
 * so amplitudes follow p(a) ~ a^-3; `nearest` caps them against the weakest.
 */
export function rainDrops(random: Random, perSecond: number, nearest: number): Stereo {
  const drops = silentLoop();
  for (const time of poissonTimes(random, perSecond)) {
    const drop = grain(random, {
      centre: random.logBetween(1800, 9000),
      q: 1.2,
      decayMs: random.logBetween(0.4, 1.6),
    });
    const gain = Math.min(nearest, 1 / Math.sqrt(1 - random.uniform()));
    place(drops, drop, { time, pan: random.between(-0.9, 0.9), gain });
  }
  return drops;
}

/** Drops that fall into puddles: each traps a bubble. */
export function puddles(random: Random, perSecond: number): Stereo {
  const pools = silentLoop();
  for (const time of poissonTimes(random, perSecond)) {
    const sound = bubble(random.logBetween(0.5, 2.2), random.between(0.05, 0.15));
    const gain = Math.min(3, 1 / Math.sqrt(1 - random.uniform()));
    place(pools, sound, { time, pan: random.between(-0.8, 0.8), gain });
  }
  return pools;
}

/** Heavier drops that fall from leaves: duller taps. */
export function leafDrops(random: Random, perSecond: number): Stereo {
  const taps = silentLoop();
  for (const time of poissonTimes(random, perSecond)) {
    const tap = grain(random, {
      centre: random.logBetween(900, 4500),
      q: 1.5,
      decayMs: random.logBetween(2, 6),
    });
    const gain = Math.min(3, 1 / Math.sqrt(1 - random.uniform()));
    place(taps, tap, { time, pan: random.between(-0.9, 0.9), gain });
  }
  return taps;
}
