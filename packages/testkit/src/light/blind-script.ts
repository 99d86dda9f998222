import type { PairLaws, PulseLaw } from '@overtone/domain/rhythm/pulse-law';
import { createRandom } from '@overtone/engine/dsp/random';
import type { LightScript, Uniform } from './light-script.ts';
import { randomProgramScript } from './program-script.ts';

/** Scripts with blind programs begin here; they are programs whose pulses follow laws, mostly without a beat. */
export const FIRST_BLIND_SEED = 2_000_000_000;

function lawOf(random: Uniform): PulseLaw {
  const digits = Array.from({ length: 32 }, () => Math.floor(16 * random()).toString(16));
  return { hasBeat: random() < 0.2, seed: digits.join('') };
}

/** The laws of a script, drawn from a seed of their own. */
function randomLaws(seed: number): PairLaws {
  const random = createRandom(seed).uniform;
  return { slow: lawOf(random), fast: lawOf(random) };
}

/** A random script with programs, each of which has laws of its own. */
export function randomBlindScript(seed: number): LightScript {
  const script = randomProgramScript(seed);
  const acts = script.acts.map(({ atMs, act }, i) =>
    act.kind === 'program'
      ? { atMs, act: { ...act, laws: randomLaws(seed + 7919 * i) } }
      : { atMs, act },
  );
  return { ...script, acts };
}
