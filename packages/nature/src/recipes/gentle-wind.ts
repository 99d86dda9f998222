import { mix } from '../synthesis/loop.ts';
import { gusts, leaves, wind } from '../synthesis/wind.ts';
import type { Recipe } from './recipe.ts';

/** A mild wind over open ground with some leaves in it. */
export const gentleWind: Recipe = (random) => {
  const strength = gusts(random);
  return mix(
    { sound: wind(random, strength), level: 0 },
    { sound: leaves(random, strength), level: -14 },
  );
};
