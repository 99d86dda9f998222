import { type ChangeCounter, changeCounter, type WorstSecond } from './change-counter.ts';
import { FIRST_BLIND_SEED, randomBlindScript } from './blind-script.ts';
import { type LightScript, randomScript } from './light-script.ts';
import { FIRST_PROGRAM_SEED, randomProgramScript } from './program-script.ts';
import { type PlayedScript, playScript } from './light-stage.ts';
import { FIRST_SCREEN_SEED, randomScreenScript } from './screen-script.ts';

/** Opposing changes of one place that no second of a guarded session may have. */
const TOO_MANY = 4;

/** The script that a seed stands for: without programs, with some, with blind ones, or with screens that come and go. */
export function scriptOfSeed(seed: number): LightScript {
  if (seed >= FIRST_SCREEN_SEED) return randomScreenScript(seed);
  if (seed >= FIRST_BLIND_SEED) return randomBlindScript(seed);
  return seed < FIRST_PROGRAM_SEED ? randomScript(seed) : randomProgramScript(seed);
}

/** What is wrong with the light of a script, if anything is. */
export interface Judgement extends WorstSecond, PlayedScript {}

/** The worst second of a script, on the product's own light, and whether its rhythms were too fast for its screen. */
export function judgeScript(script: LightScript, flashGuard = true): Judgement {
  const counter: ChangeCounter = changeCounter();
  const played = playScript(script, (frame, time) => counter.see(frame, time), flashGuard);
  return { ...counter.worst, ...played };
}

/** Whether a script makes some place flash more than the guard lets it, or shows a rhythm that its screen cannot. */
export function isTooMuch({
  luminance,
  red,
  outpacedAt,
}: Pick<Judgement, 'luminance' | 'red' | 'outpacedAt'>): boolean {
  return Math.max(luminance, red) >= TOO_MANY || outpacedAt !== null;
}

/** The shortest script that still fails: acts are left out as long as it does. */
export function shortened(
  script: LightScript,
  fails: (script: LightScript) => boolean,
): LightScript {
  let shortest = script;
  for (let i = script.acts.length - 1; i >= 0; i -= 1) {
    const without = { ...shortest, acts: shortest.acts.filter((_, at) => at !== i) };
    if (fails(without)) shortest = without;
  }
  return shortest;
}
