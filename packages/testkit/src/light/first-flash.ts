import { isTooMuch, judgeScript, scriptOfSeed, shortened } from './light-search.ts';

/** The first of so many scripts that makes some place flash, as short as it can be; `nothing` where none does. */
export function firstFlash(firstSeed: number, scripts: number): string {
  for (let seed = firstSeed; seed < firstSeed + scripts; seed += 1) {
    const script = scriptOfSeed(seed);
    if (!isTooMuch(judgeScript(script))) continue;
    const shortest = shortened(script, (shorter) => isTooMuch(judgeScript(shorter)));
    return JSON.stringify({ seed, shortest, worst: judgeScript(shortest) }, null, 1);
  }
  return 'nothing';
}
