import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { LightScript } from '@overtone/testkit/light/light-script';
import {
  isTooMuch,
  judgeScript,
  scriptOfSeed,
  shortened,
} from '@overtone/testkit/light/light-search';

/** Scripts that a thread plays before it tells what it saw. */
const AT_ONCE = 500;

/** Scripts with the worst seconds that are named at the end. */
const NAMED = 20;

interface Judged {
  readonly seed: number;
  readonly luminance: number;
  readonly red: number;
  readonly outpacedAt: number | null;
}

/** What a thread saw of the scripts from one seed on. */
interface Seen {
  readonly judged: readonly Judged[];
  readonly failing: readonly { readonly seed: number; readonly shortest: LightScript }[];
}

function judgeFrom(firstSeed: number, count: number): Seen {
  const judged = Array.from({ length: count }, (_, i): Judged => {
    const { luminance, red, outpacedAt } = judgeScript(scriptOfSeed(firstSeed + i));
    return { seed: firstSeed + i, luminance, red, outpacedAt };
  });
  const failing = judged.filter(isTooMuch).map(({ seed }) => ({
    seed,
    shortest: shortened(scriptOfSeed(seed), (shorter) => isTooMuch(judgeScript(shorter))),
  }));
  return { judged, failing };
}

function worseFirst(a: Judged, b: Judged): number {
  return (
    Math.max(b.luminance, b.red) - Math.max(a.luminance, a.red) ||
    b.luminance + b.red - a.luminance - a.red
  );
}

/**
 * Plays so many random scripts on all cores and prints how many had how many changes in their worst second; interrupted, it
 * prints what it saw until then.
 */
export async function search(count: number, firstSeed: number): Promise<void> {
  const tally = new Map<string, number>();
  let worst: Judged[] = [];
  let failures = 0;
  let played = 0;
  let given = 0;

  function note({ judged, failing }: Seen): void {
    for (const { luminance, red } of judged) {
      const key = `luminance ${luminance}, red ${red}`;
      tally.set(key, (tally.get(key) ?? 0) + 1);
    }
    worst = [...worst, ...judged].toSorted(worseFirst).slice(0, NAMED);
    for (const { seed, shortest } of failing) {
      console.log(`seed ${seed} fails: ${JSON.stringify(shortest)}`);
    }
    failures += failing.length;
    played += judged.length;
    if (played % 10_000 < judged.length) console.log(`${played} scripts, ${failures} failures`);
  }

  function work(): Promise<void> {
    const worker = new Worker(new URL(import.meta.url), { workerData: 'judge' });
    return new Promise((resolve, reject) => {
      const next = () => {
        const share = Math.max(0, Math.min(AT_ONCE, count - given));
        if (share > 0) worker.postMessage([firstSeed + given, share]);
        else void worker.terminate().then(() => resolve());
        given += share;
      };
      worker.on('message', (seen: Seen) => {
        note(seen);
        next();
      });
      worker.on('error', reject);
      next();
    });
  }

  function report(): void {
    for (const [key, times] of [...tally].toSorted()) console.log(`${key}: ${times}`);
    console.log(`worst seeds: ${worst.map(({ seed }) => seed).join(' ')}`);
    console.log(`${played} scripts, ${failures} failures`);
    process.exitCode = failures > 0 ? 1 : 0;
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      report();
      process.exit();
    });
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  report();
}

if (!isMainThread && workerData === 'judge') {
  parentPort?.on('message', ([firstSeed, count]: [number, number]) =>
    parentPort?.postMessage(judgeFrom(firstSeed, count)),
  );
}
