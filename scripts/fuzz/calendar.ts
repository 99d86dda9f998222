// `npm run fuzz:calendar -- 1000000 1`: a million calendars that were made to be slow, four in ten of them in no good form
// either, from the seed 1, read as the server reads them, on every core. `--minutes 10` ends it sooner. Says how many a second,
// the slowest against the middle, how long a loop was held and what the memory did. Fails if any was over its deadline or its
// memory, or came to anything but what readers are told of. The same seed makes the same files, on however many cores.
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { FILES_A_BATCH } from './calendar-batch.ts';
import {
  type BatchFigures,
  filesIn,
  NOTHING_READ,
  type ReadingFigures,
  together,
} from './calendar-figures.ts';

const TELL_EVERY_MS = 10_000;
const MIB = 2 ** 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: 'Infinity' } },
});
const [files = 10_000, seed = 1] = positionals.map(Number);
const mostMs = Number(values.minutes) * 60_000;
if (!(files > 0 && mostMs > 0) || !Number.isSafeInteger(files) || !Number.isSafeInteger(seed)) {
  console.error('npm run fuzz:calendar -- COUNT [SEED] [--minutes M]');
  process.exit(2);
}

const batches = Math.ceil(files / FILES_A_BATCH);
const threads = Math.min(batches, availableParallelism());
const startedAt = performance.now();
const memoryMib: number[] = [];
const tookMs: number[] = [];
let figures = NOTHING_READ;
let begun = 0;
let toldAt = startedAt;

async function work(): Promise<void> {
  const worker = new Worker(new URL('calendar-thread.ts', import.meta.url));
  while (begun < batches && performance.now() - startedAt < mostMs) {
    worker.postMessage({ seed, batch: begun++ });
    const [done]: BatchFigures[] = await once(worker, 'message');
    if (done !== undefined) {
      figures = together(figures, done);
      tookMs.push(...done.tookMs);
    }
    memoryMib.push(process.memoryUsage.rss() / MIB);
    if (performance.now() - toldAt >= TELL_EVERY_MS) tell();
  }
  await worker.terminate();
}

function tell(): void {
  toldAt = performance.now();
  console.error(`${filesIn(figures)} of ${batches * FILES_A_BATCH}: ${rate()} a second`);
}

const rate = () => (filesIn(figures) / ((performance.now() - startedAt) / 1000)).toFixed(1);
const minutes = () => ((performance.now() - startedAt) / 60_000).toFixed(1);

/** The middle of each quarter of the run. */
function memoryByQuarters(): string {
  return [0, 1, 2, 3]
    .map((quarter) => {
      const at = (part: number) => Math.floor((part * memoryMib.length) / 4);
      const some = memoryMib.slice(at(quarter), Math.max(at(quarter) + 1, at(quarter + 1)));
      return some.toSorted((a, b) => a - b)[some.length >> 1]?.toFixed(0);
    })
    .join(', ');
}

console.error(`${batches * FILES_A_BATCH} calendars from the seed ${seed}, on ${threads} cores`);
await Promise.all(Array.from({ length: threads }, work));

const { read, refused, declined, otherwise, late, lateOnce, slowest, mostWorkMs, longestHeldMs } =
  figures;
const middleMs = Float64Array.from(tookMs).sort()[tookMs.length >> 1] ?? 0;
const named = (faults: ReadingFigures['late']) =>
  faults.map(({ batch, file }) => `seed ${seed + batch}, file ${file}`).join('; ') || 'none';
console.log(`${filesIn(figures)} files in ${minutes()} minutes, ${rate()} a second on ${threads} cores, from the seed ${seed}
${read} read, ${refused} refused for the work that they asked for, ${declined} declined as no whole calendar
over their deadline (5 s, large ones 20 s) or their memory: ${named(late)}
over one of them the first time, and not the second: ${lateOnce}
neither read, refused nor declined: ${named(otherwise)}
on the clock ${middleMs.toFixed(1)} ms in the middle, ${slowest?.ms.toFixed(0)} ms the slowest (${named(slowest ? [slowest] : [])}), ${((slowest?.ms ?? 0) / middleMs).toFixed(0)} times the middle
loop of the thread that asks: ${mostWorkMs.toFixed(0)} ms of work in a turn at most, held ${longestHeldMs.toFixed(0)} ms on the clock at most
memory by quarters ${memoryByQuarters()} MiB, ${Math.max(...memoryMib).toFixed(0)} at most`);
if (late.length > 0 || otherwise.length > 0) process.exitCode = 1;
