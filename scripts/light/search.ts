import { randomScript } from '@overtone/testkit/light/light-script';
import { isTooMuch, judgeScript, shortened } from '@overtone/testkit/light/light-search';

const PROGRESS_EVERY = 1000;

/** Scripts with the worst seconds that are named at the end. */
const NAMED = 20;

/** Plays so many random scripts and prints how many had how many changes in their worst second. */
export function search(count: number, firstSeed: number): void {
  const tally = new Map<string, number>();
  const worst: { seed: number; luminance: number; red: number }[] = [];
  let failures = 0;
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const script = randomScript(seed);
    const { luminance, red } = judgeScript(script);
    const key = `luminance ${luminance}, red ${red}`;
    tally.set(key, (tally.get(key) ?? 0) + 1);
    worst.push({ seed, luminance, red });
    worst.sort((a, b) => b.luminance + b.red - a.luminance - a.red);
    worst.splice(NAMED);
    if (isTooMuch({ luminance, red, at: 0 })) {
      failures += 1;
      const shortest = shortened(script, (shorter) => isTooMuch(judgeScript(shorter)));
      console.log(`seed ${seed} fails: ${JSON.stringify(shortest)}`);
    }
    if ((seed - firstSeed + 1) % PROGRESS_EVERY === 0) {
      console.log(`${seed - firstSeed + 1} scripts, ${failures} failures`);
    }
  }
  for (const [key, times] of [...tally].sort()) console.log(`${key}: ${times}`);
  console.log(`worst seeds: ${worst.map(({ seed }) => seed).join(' ')}`);
  if (failures > 0) process.exitCode = 1;
}
