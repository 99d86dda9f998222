import type { NatureTrack } from '@overtone/domain/session/background-sounds';
import { createRandom } from '@overtone/engine/dsp/random';
import { master } from './mastering/mastering.ts';
import { campfireCrackle } from './recipes/campfire-crackle.ts';
import { distantThunder } from './recipes/distant-thunder.ts';
import { forestBirds } from './recipes/forest-birds.ts';
import { gentleWind } from './recipes/gentle-wind.ts';
import { hiddenWaterfall } from './recipes/hidden-waterfall.ts';
import { mountainStream } from './recipes/mountain-stream.ts';
import { nightCrickets } from './recipes/night-crickets.ts';
import { oceanWaves } from './recipes/ocean-waves.ts';
import type { Recipe } from './recipes/recipe.ts';
import { sereneRain } from './recipes/serene-rain.ts';
import { windChimes } from './recipes/wind-chimes.ts';
import type { Stereo } from './synthesis/loop.ts';

/** What makes each track: its recipe and the seed that the committed file was made with. */
export const TRACKS: Readonly<Record<NatureTrack, { recipe: Recipe; seed: number }>> = {
  'Serene Rain': { recipe: sereneRain, seed: 1 },
  'Ocean Waves': { recipe: oceanWaves, seed: 2 },
  'Mountain Stream': { recipe: mountainStream, seed: 3 },
  'Gentle Wind': { recipe: gentleWind, seed: 4 },
  'Forest Birds': { recipe: forestBirds, seed: 5 },
  'Night Crickets': { recipe: nightCrickets, seed: 6 },
  'Distant Thunder': { recipe: distantThunder, seed: 7 },
  'Campfire Crackle': { recipe: campfireCrackle, seed: 8 },
  'Hidden Waterfall': { recipe: hiddenWaterfall, seed: 9 },
  'Wind Chimes': { recipe: windChimes, seed: 10 },
};

/** One mastered loop of a track: 80 s, the same on every call. */
export function makeTrack(name: NatureTrack): Stereo {
  const { recipe, seed } = TRACKS[name];
  const sound = recipe(createRandom(seed));
  master(sound);
  return sound;
}
