import { TRACK_LOOP_S } from '@overtone/domain/session/background-sounds';
import type { Decibels, Hertz, Seconds } from '@overtone/domain/units';
import type { Random } from '@overtone/engine/dsp/random';
import { bubble } from '../synthesis/bubbles.ts';
import { applyGain, curveOf, drift, type Curve } from '../synthesis/control-curves.ts';
import { addScaled, amplitude, mix, silentLoop, type Stereo } from '../synthesis/loop.ts';
import { noiseBed } from '../synthesis/noise-bed.ts';
import { place } from '../synthesis/pan.ts';
import { poissonTimes } from '../synthesis/poisson.ts';
import { band, highPass, lowPass, shaped, tilt } from '../synthesis/spectrum-shapes.ts';
import type { Recipe } from './recipe.ts';

/** One swell: when it breaks and how strongly. */
type Swell = { readonly time: Seconds; readonly height: number };

/** A part of a breaking wave's sound: the lows come first, the hiss of foam stays longest. */
type Part = {
  readonly centre: Hertz;
  readonly level: Decibels;
  readonly rise: Seconds;
  readonly wash: Seconds;
  readonly delay: Seconds;
};

const PARTS: readonly Part[] = [
  { centre: 90, level: -5, rise: 1.9, wash: 2.4, delay: -0.6 },
  { centre: 260, level: 0, rise: 1.6, wash: 2.5, delay: -0.35 },
  { centre: 750, level: -4, rise: 1.2, wash: 2.7, delay: 0 },
  { centre: 2100, level: -8, rise: 0.9, wash: 3, delay: 0.2 },
  { centre: 4600, level: -8.5, rise: 0.8, wash: 3.4, delay: 0.4 },
  { centre: 10_000, level: -19, rise: 0.7, wash: 3.9, delay: 0.6 },
];

const SWELLS = 7;
const FLOOR = 0.25;

/** Waves that break on a beach every eleven seconds or so, each with its wash of foam. */
export const oceanWaves: Recipe = (random) => {
  const swells = swellsOf(random);
  const surf = silentLoop();
  for (const part of PARTS) {
    const layer = noiseBed(random, band(part.centre, 0.85));
    const flutter = drift(random, { lowest: 0.15, highest: 6, exponent: 1.2 });
    const envelope = waveEnvelope(swells, part).map(
      (x, i) => (x + FLOOR) * amplitude(1.2 * (flutter[i] ?? 0)),
    );
    addScaled(surf, drifted(random, applyGain(layer, envelope)), amplitude(part.level));
  }
  const calm = noiseBed(random, shaped(highPass(60, 2), tilt(200, -4.5), lowPass(8000, 1)));
  return mix(
    { sound: surf, level: 0 },
    { sound: calm, level: -15 },
    { sound: foam(random, swells), level: -24 },
  );
};

function swellsOf(random: Random): Swell[] {
  const interval = TRACK_LOOP_S / SWELLS;
  return Array.from({ length: SWELLS }, (_, i) => {
    const time = (i + 0.5 + random.between(-0.22, 0.22)) * interval;
    return [
      { time, height: random.between(0.75, 1) },
      {
        time: time + interval * random.between(0.35, 0.6),
        height: amplitude(random.between(-12, -7)),
      },
    ];
  }).flat();
}

/** Gaussian rise to the break, exponential wash after it; later swells add in power. */
function waveEnvelope(swells: readonly Swell[], { rise, wash, delay }: Part): Curve {
  return curveOf((time) => {
    let power = 0;
    for (const swell of swells) {
      const distance = time - swell.time - delay;
      const t = distance - TRACK_LOOP_S * Math.round((distance - TRACK_LOOP_S / 4) / TRACK_LOOP_S);
      const shape = t < 0 ? Math.exp(-0.5 * (t / rise) ** 2) : washAt(t, wash);
      power += (swell.height * shape) ** 2;
    }
    return Math.sqrt(power);
  });
}

/** Starts level, so the break is a crest and not an edge, then falls exponentially. */
function washAt(t: Seconds, wash: Seconds): number {
  return (1 + (2.8 * t) / wash) * Math.exp((-2.2 * t) / wash);
}

/** The wave runs along the beach: a slow drift of the balance. */
function drifted(random: Random, sound: Stereo): Stereo {
  const balance = drift(random, { lowest: 0.025, highest: 0.12, exponent: 1 });
  return applyGain(
    sound,
    balance.map((x) => amplitude(1.2 * x)),
    balance.map((x) => amplitude(-1.2 * x)),
  );
}

/** Bubbles bursting where the wash runs out. */
function foam(random: Random, swells: readonly Swell[]): Stereo {
  const wash = waveEnvelope(swells, { centre: 0, level: 0, rise: 0.4, wash: 4, delay: 1.6 });
  const strongest = wash.reduce((most, x) => Math.max(most, x), 0);
  const out = silentLoop();
  const activity = wash.map((x) => (x / strongest) ** 2);
  for (const time of poissonTimes(random, 260, activity)) {
    const sound = bubble(random.logBetween(0.3, 1.6), random.between(0.05, 0.15));
    place(out, sound, { time, pan: random.between(-1, 1), gain: random.between(0.2, 1) });
  }
  return out;
}
