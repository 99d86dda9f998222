import { mix } from '../synthesis/loop.ts';
import { leafDrops, puddles, rainBed, rainDrops } from './rain-layers.ts';
import type { Recipe } from './recipe.ts';

/** Soft, steady rain in leaves, with a puddle near by. */
export const sereneRain: Recipe = (random) =>
  mix(
    { sound: rainBed(random, 7500), level: 0 },
    { sound: rainDrops(random, 900, 4), level: -8 },
    { sound: puddles(random, 14), level: -21 },
    { sound: leafDrops(random, 7), level: -22 },
  );
