import type { Random } from '@overtone/engine/dsp/random';
import type { Stereo } from '../synthesis/loop.ts';

/** Makes one loop of a track from a stream of random numbers; its level is set by mastering. */
export type Recipe = (random: Random) => Stereo;
