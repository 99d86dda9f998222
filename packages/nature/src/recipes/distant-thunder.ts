import type { Seconds } from '@overtone/domain/units';
import type { Random } from '@overtone/engine/dsp/random';
import {
  addScaled,
  amplitude,
  loudestRms,
  mix,
  rms,
  SAMPLE_RATE,
  silentLoop,
  type Stereo,
} from '../synthesis/loop.ts';
import { place } from '../synthesis/pan.ts';
import { reverberate } from '../synthesis/reverb.ts';
import { leafDrops, rainBed, rainDrops } from './rain-layers.ts';
import type { Recipe } from './recipe.ts';

const SPEED_OF_SOUND_M_S = 343;

/** Start of each roll: unevenly apart, so that no rhythm is heard. */
const ROLLS: readonly Seconds[] = [7, 31, 58];

/** Loudest moment of the thunder against the rain. */
const LOUDEST_DB = 6;
const SEGMENTS = 60;
const CRACKS_PER_SEGMENT = 14;

/** Pressure waves as short as this are loudest between 200 and 400 Hz, where small speakers still work. */
const SHORTEST_S: Seconds = 0.0025;

/** Quiet rain with three long, far rolls of thunder. */
export const distantThunder: Recipe = (random) => {
  const rain = mix(
    { sound: rainBed(random, 3200), level: 0 },
    { sound: rainDrops(random, 500, 3), level: -12 },
    { sound: leafDrops(random, 5), level: -24 },
  );
  const thunder = silentLoop();
  for (const start of ROLLS) addRoll(thunder, random, start);
  reverberate(random, thunder, { t60: 4.5, delay: 0.05, highest: 700, level: 1 });
  addScaled(rain, thunder, (amplitude(LOUDEST_DB) * rms(rain)) / loudestRms(thunder, 0.4));
  return rain;
};

/**
 * A lightning channel is a random walk through the sky; each piece of it sends a pressure wave
 * that arrives after distance / 343 m/s, weaker and duller from farther away.
 */
function addRoll(thunder: Stereo, random: Random, start: Seconds): void {
  const nearest = random.between(4500, 5500);
  const bearing = random.between(-0.6, 0.6);
  let distance = nearest;
  let pan = bearing;
  for (let segment = 0; segment < SEGMENTS; segment++) {
    distance = Math.max(nearest, distance + 38 + 110 * random.gaussian());
    pan = Math.max(-0.8, Math.min(0.8, pan + 0.06 * random.gaussian()));
    const facing = amplitude(5 * random.gaussian());
    for (let crack = 0; crack < CRACKS_PER_SEGMENT; crack++) {
      const from = distance + random.between(0, 90);
      const arrival = start + (from - nearest) / SPEED_OF_SOUND_M_S;
      const swell = Math.min(1, 0.25 + (arrival - start) / 1.2);
      const gain = swell * facing * (nearest / from) ** 1.5 * random.between(-1, 1);
      place(thunder, pressureWave(random, from), { time: arrival, pan, gain });
    }
  }
}

/** An N-shaped wave, smoothed by the air it came through: 420 Hz at 4.5 km, 100 Hz at 8 km. */
function pressureWave(random: Random, distance: number): Float64Array {
  const length = random.logBetween(SHORTEST_S, 0.009) * SAMPLE_RATE;
  const strength = (SHORTEST_S * SAMPLE_RATE) / length;
  const corner = Math.max(80, 420 * (4500 / distance) ** 2.5);
  const smoothing = 1 - Math.exp((-2 * Math.PI * corner) / SAMPLE_RATE);
  let [once, twice] = [0, 0];
  return Float64Array.from(
    { length: Math.ceil(length + (6 * SAMPLE_RATE) / (6.3 * corner)) },
    (_, i) => {
      const pressure = i < length ? strength * (1 - (2 * i) / length) : 0;
      once += smoothing * (pressure - once);
      twice += smoothing * (once - twice);
      return twice;
    },
  );
}
