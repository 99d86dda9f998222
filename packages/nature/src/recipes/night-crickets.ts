import { TRACK_LOOP_S } from '@overtone/domain/session/background-sounds';
import type { Hertz } from '@overtone/domain/units';
import type { Random } from '@overtone/engine/dsp/random';
import { applyGain, curveAt, drift } from '../synthesis/control-curves.ts';
import { amplitude, mix, silentLoop, type Stereo } from '../synthesis/loop.ts';
import { noiseBed } from '../synthesis/noise-bed.ts';
import { place } from '../synthesis/pan.ts';
import { reverberate } from '../synthesis/reverb.ts';
import { band, highPass, lowPass, shaped, tilt } from '../synthesis/spectrum-shapes.ts';
import { glide } from '../synthesis/tones.ts';
import type { Recipe } from './recipe.ts';

/** A field cricket near by. One temperature (about 23 degrees C) sets the rates of all of them. */
type Cricket = {
  readonly carrier: Hertz;
  readonly chirpsPerS: number;
  readonly pulses: number;
  readonly pan: number;
  readonly gain: number;
};

/** Pulses within a chirp. */
export const PULSES_PER_S = 30;
const PULSE_S = 0.018;

/** The field crickets' songs; the tests look for these carriers. */
export const CRICKETS: readonly Cricket[] = [
  { carrier: 4300, chirpsPerS: 2.3, pulses: 4, pan: -0.55, gain: 1 },
  { carrier: 4620, chirpsPerS: 2.4, pulses: 3, pan: 0.6, gain: 0.7 },
  { carrier: 4870, chirpsPerS: 2.2, pulses: 3, pan: 0.1, gain: 0.4 },
];

/** The one tree cricket: a soft low trill that comes and goes. */
const TREE_CRICKET = { carrier: 2750, pulsesPerS: 50, pan: -0.15, gain: 0.15 };

/** A warm night in a meadow: near crickets, a far chorus, a breath of air. */
export const nightCrickets: Recipe = (random) => {
  const near = silentLoop();
  for (const cricket of CRICKETS) addFieldCricket(near, random, cricket);
  addTreeCricket(near, random);
  reverberate(random, near, { t60: 0.7, delay: 0.012, highest: 6000, level: -6 });
  return mix(
    { sound: air(random), level: 0 },
    { sound: chorus(random), level: -13 },
    { sound: near, level: -11 },
  );
};

function air(random: Random): Stereo {
  const bed = noiseBed(random, shaped(highPass(70, 2), tilt(120, -5), lowPass(5000, 1)));
  const level = drift(random, { lowest: 0.02, highest: 0.6, exponent: 1.2 });
  return applyGain(
    bed,
    level.map((x) => amplitude(1.5 * x)),
  );
}

/** Hundreds of far crickets: one band that shimmers a little. */
function chorus(random: Random): Stereo {
  const bed = noiseBed(random, band(4500, 0.16), 0.1);
  const shimmer = drift(random, { lowest: 0.05, highest: 5, exponent: 0.6 });
  return applyGain(
    bed,
    shimmer.map((x) => amplitude(1.3 * x)),
  );
}

function addFieldCricket(loop: Stereo, random: Random, cricket: Cricket): void {
  const chirps = Math.round(cricket.chirpsPerS * TRACK_LOOP_S);
  const presence = drift(random, { lowest: 0.02, highest: 0.12, exponent: 0.5 });
  for (let chirp = 0; chirp < chirps; chirp++) {
    const start = (chirp + 0.02 * random.gaussian()) * (TRACK_LOOP_S / chirps);
    const loudness = cricket.gain * calling(curveAt(presence, start));
    if (loudness < 0.02) continue;
    const carrier = cricket.carrier * (1 + 0.002 * random.gaussian());
    for (let pulse = 0; pulse < cricket.pulses; pulse++) {
      const rise = Math.min(1, 0.5 + 0.25 * pulse);
      const time = start + pulse / PULSES_PER_S + 0.0004 * random.gaussian();
      place(loop, songPulse(carrier, PULSE_S), { time, pan: cricket.pan, gain: loudness * rise });
    }
  }
}

function addTreeCricket(loop: Stereo, random: Random): void {
  const presence = drift(random, { lowest: 0.02, highest: 0.1, exponent: 0.5 });
  const pulses = TREE_CRICKET.pulsesPerS * TRACK_LOOP_S;
  const sound = songPulse(TREE_CRICKET.carrier, 0.014);
  for (let pulse = 0; pulse < pulses; pulse++) {
    const time = pulse / TREE_CRICKET.pulsesPerS + 0.0003 * random.gaussian();
    const gain = TREE_CRICKET.gain * calling(curveAt(presence, time) - 0.3);
    if (gain > 0.002) place(loop, sound, { time, pan: TREE_CRICKET.pan, gain });
  }
}

/** From resting to full song as the presence rises, without a switch. */
function calling(presence: number): number {
  return 1 / (1 + Math.exp(-4 * (presence + 0.6)));
}

/** One closing of the wings: a pure tone that sinks by 2%. */
function songPulse(carrier: Hertz, length: number): Float64Array {
  return glide({
    length,
    pitch: (share) => carrier * (1.01 - 0.02 * share),
    envelope: (share) => Math.sin(Math.PI * share ** 0.8) ** 2,
    octave: 0.03,
  });
}
