import type { Random } from '@overtone/engine/dsp/random';
import { applyGain, drift, type Curve } from '../synthesis/control-curves.ts';
import { grain } from '../synthesis/grains.ts';
import { amplitude, mix, silentLoop, type Stereo } from '../synthesis/loop.ts';
import { noiseBed } from '../synthesis/noise-bed.ts';
import { place } from '../synthesis/pan.ts';
import { poissonTimes } from '../synthesis/poisson.ts';
import { highPass, hump, lowPass, shaped, tilt } from '../synthesis/spectrum-shapes.ts';
import type { Recipe } from './recipe.ts';

/** Strongest crackle against the usual one. */
const LOUDEST_DB = 7;

/** A small wood fire: a low breathing roar, crackles in clusters, now and then a soft pop. */
export const campfireCrackle: Recipe = (random) => {
  const life = drift(random, { lowest: 1 / 80, highest: 0.6, exponent: 1 });
  return mix(
    { sound: roar(random), level: 0 },
    { sound: hiss(random, life), level: -19 },
    { sound: crackles(random, life), level: -7 },
    { sound: ticks(random), level: -21 },
    { sound: pops(random), level: -16 },
  );
};

/** Flames puff about once a second, never in step: drift that is strongest around 1 Hz. */
function roar(random: Random): Stereo {
  const bed = noiseBed(
    random,
    shaped(highPass(55, 3), tilt(130, -4.3), hump(220, 0.8, 2), lowPass(2500, 1)),
    0.5,
  );
  const slow = drift(random, { lowest: 0.1, highest: 12, exponent: 1.4 });
  const puff = drift(random, { lowest: 0.8, highest: 1.6, exponent: 0 });
  return applyGain(
    bed,
    slow.map((x, i) => amplitude(1.1 * x + 1.9 * Math.tanh(puff[i] ?? 0))),
  );
}

function hiss(random: Random, life: Curve): Stereo {
  const bed = noiseBed(random, shaped(highPass(1500, 1), tilt(1500, -1.5), lowPass(9000, 1)));
  const flicker = drift(random, { lowest: 0.5, highest: 14, exponent: 1 });
  return applyGain(
    bed,
    life.map((x, i) => amplitude(2 * x + 1.5 * (flicker[i] ?? 0))),
  );
}

/** Wood cracks in runs: each parent crack sets off a few more within a tenth of a second or so. */
function crackles(random: Random, life: Curve): Stereo {
  const out = silentLoop();
  const activity = life.map((x) => Math.min(1, 0.5 * 2 ** (0.8 * x)));
  for (const start of poissonTimes(random, 7, activity)) {
    const pan = random.between(-0.6, 0.6);
    const centre = random.logBetween(1200, 7500);
    const strength = amplitude(Math.min(LOUDEST_DB, 5 * random.gaussian()));
    const cracks = 1 + Math.floor(random.exponential(3.2));
    let time = start;
    for (let i = 0; i < cracks; i++) {
      const crack = grain(random, {
        centre: Math.min(8500, centre * 2 ** (0.35 * random.gaussian())),
        q: random.between(0.8, 2),
        decayMs: random.logBetween(0.6, 5),
      });
      place(out, crack, { time, pan, gain: strength * random.between(0.3, 1) });
      time += random.exponential(0.035);
    }
  }
  return out;
}

function ticks(random: Random): Stereo {
  const out = silentLoop();
  for (const time of poissonTimes(random, 16)) {
    const tick = grain(random, {
      centre: random.logBetween(2500, 9000),
      q: 1.5,
      decayMs: random.logBetween(0.3, 1.2),
    });
    place(out, tick, { time, pan: random.between(-0.7, 0.7), gain: random.between(0.2, 1) });
  }
  return out;
}

function pops(random: Random): Stereo {
  const out = silentLoop();
  for (const time of poissonTimes(random, 0.35)) {
    const pan = random.between(-0.4, 0.4);
    const gain = random.between(0.5, 1);
    const body = grain(random, { centre: random.logBetween(250, 900), q: 2, decayMs: 14 });
    const snap = grain(random, { centre: random.logBetween(1500, 4000), q: 1, decayMs: 2 });
    place(out, body, { time, pan, gain });
    place(out, snap, { time, pan, gain: 0.4 * gain });
  }
  return out;
}
