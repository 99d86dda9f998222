import type { Ask } from './browser-bench.ts';
import type { SoundTrial } from './sound-phase.ts';

/** What is done to the sound, and how often. */
const TRIALS: readonly (readonly [SoundTrial, number])[] = [
  ['off and on', 500],
  ['late start', 500],
  ['device', 100],
  ['rate', 100],
];

const DEVICES = 5;

/** A rhythm that is further off than this a second after a change is wrong. */
const LARGEST_MS = 5;

/** How late the rhythm that leaves the graph is a second after each change: `npm run bench sound`, about ten minutes. */
export async function benchSoundPhase(
  ask: Ask,
  share: number,
  print: (line: string) => void,
): Promise<void> {
  for (const [trial, times] of TRIALS) {
    const rounds = Math.ceil((times * share) / DEVICES);
    const { late, timesLedBack } = await ask('soundTrial', trial, rounds, DEVICES);
    const sorted = late.map(Math.abs).toSorted((a, b) => a - b);
    const wrong = sorted.filter((ms) => !(ms <= LARGEST_MS)).length;
    const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    const most = sorted.at(-1) ?? Number.NaN;
    print(
      `sound's rhythm a second after "${trial}", ${sorted.length} times: ${wrong} over ${LARGEST_MS} ms (goal 0), ${median.toFixed(3)} ms median, ${most.toFixed(2)} ms at most, led back ${timesLedBack} times`,
    );
  }
}
