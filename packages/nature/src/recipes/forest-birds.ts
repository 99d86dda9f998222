import { TRACK_LOOP_S } from '@overtone/domain/session/background-sounds';
import type { Random } from '@overtone/engine/dsp/random';
import { amplitude, mix, silentLoop, type Stereo } from '../synthesis/loop.ts';
import { place } from '../synthesis/pan.ts';
import { reverberate } from '../synthesis/reverb.ts';
import { gusts, leaves, wind } from '../synthesis/wind.ts';
import { BIRDS, sing, type Bird } from './bird-songs.ts';
import type { Recipe } from './recipe.ts';

/** First reflection from the trees. */
const REFLECTION = { least: 0.03, most: 0.08, gain: amplitude(-10) };

/** A wood in the morning: seven birds of five kinds over soft air and leaves. */
export const forestBirds: Recipe = (random) => {
  const strength = gusts(random);
  const calm = strength.map((s) => 0.5 * s);
  const birds = silentLoop();
  for (const bird of BIRDS) addBird(birds, random, bird);
  reverberate(random, birds, { t60: 1.3, delay: 0.04, highest: 4500, level: -5 });
  return mix(
    { sound: wind(random, calm), level: -3 },
    { sound: leaves(random, calm), level: -8.5 },
    { sound: birds, level: -8.5 },
  );
};

function addBird(loop: Stereo, random: Random, bird: Bird): void {
  const near = amplitude(-13 * bird.distance);
  const reflection = random.between(REFLECTION.least, REFLECTION.most);
  let time = random.exponential(bird.gap);
  while (time < TRACK_LOOP_S) {
    const phrase = sing(bird.song, random);
    const loudness = near * amplitude(1.5 * random.gaussian());
    for (const { at, sound, gain } of phrase.notes) {
      const direct = { time: time + at, pan: bird.pan, gain: gain * loudness };
      place(loop, sound, direct);
      place(loop, sound, {
        time: direct.time + reflection,
        pan: -0.6 * bird.pan,
        gain: direct.gain * REFLECTION.gain,
      });
    }
    time += phrase.length + 1.5 + random.exponential(bird.gap - 1.5);
  }
}
