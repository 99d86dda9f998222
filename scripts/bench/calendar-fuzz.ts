// `node scripts/bench/calendar-fuzz.ts --files 1000000 --minutes 30 --seed 1`: hostile calendars, one after the other, read
// as the server reads them. Says whether any was over its deadline, how long the slowest took in processor time of all
// threads, how long the loop of the thread that asks was held, and what the memory did.
import { parseArgs } from 'node:util';
import { HOSTILE_CALENDARS } from '@overtone/calendar/testing/hostile-calendars';
import { hostileCalendar } from '@overtone/calendar/testing/arbitrary-calendar';
import fc from 'fast-check';
import { type LoopFigures, watchLoop } from '../../apps/server/src/testing/loop-watch.ts';
import {
  calendarReader,
  type ReadingLane,
  readingLanes,
} from '../../apps/server/src/modules/calendar/reading/calendar-reader.ts';

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
});
const endAt = performance.now() + Number(values.minutes) * 60_000;
const FILES_A_BATCH = 200;
const FROM_MS = Date.UTC(2026, 10, 15);
const window = { fromMs: FROM_MS, toMs: FROM_MS + 407 * 86_400_000 };
const { signal } = new AbortController();
const { small, large } = readingLanes();
const reader = calendarReader({ small: counting(small), large: counting(large) });
let late = 0;

/** Counts what was over its deadline or its memory, which is not the same as over its budget. */
function counting({ run, stop }: ReadingLane): ReadingLane {
  return {
    stop,
    async run(task, asker) {
      const done = await run(task, asker);
      if (!done.ok) late += 1;
      return done;
    },
  };
}

const counts = { read: 0, refused: 0, otherwise: 0 };
const memoryMib: number[] = [];
let slowestMs = 0;
const loops: LoopFigures[] = [];

async function readOne(bytes: Uint8Array): Promise<void> {
  const before = process.cpuUsage();
  const read = await reader.readFile({ bytes, window, ownAddresses: [] }, signal);
  const { user, system } = process.cpuUsage(before);
  slowestMs = Math.max(slowestMs, (user + system) / 1_000);
  if (read.ok) counts.read += 1;
  else if (read.reason.problem === 'too_complicated') counts.refused += 1;
  else counts.otherwise += 1;
}

const files = () => counts.read + counts.refused + counts.otherwise;
for (let batch = 0; files() < Number(values.files) && performance.now() < endAt; batch += 1) {
  const seed = Number(values.seed) + batch;
  const made = [
    ...(batch % 50 === 0 ? Object.values(HOSTILE_CALENDARS).map((make) => make()) : []),
    ...fc.sample(hostileCalendar, { numRuns: FILES_A_BATCH, seed }),
  ];
  // Making the files is no part of what is measured.
  const figures = watchLoop();
  for (const bytes of made) await readOne(bytes);
  loops.push(figures());
  memoryMib.push(process.memoryUsage.rss() / 2 ** 20);
}
await reader.stop();

const quarter = Math.ceil(memoryMib.length / 4);
const ofQuarters = [0, 1, 2, 3].map((n) =>
  (
    memoryMib.slice(n * quarter, (n + 1) * quarter).toSorted((a, b) => a - b)[quarter >> 1] ?? 0
  ).toFixed(0),
);
const most = (figure: keyof LoopFigures) =>
  Math.max(...loops.map((loop) => loop[figure])).toFixed(0);
console.log(
  [
    `${files()} files: ${counts.read} read, ${counts.refused} refused, ${counts.otherwise} otherwise, ${late} over their deadline or memory`,
    `slowest ${slowestMs.toFixed(0)} ms of processor time`,
    `loop held ${most('mostWorkMs')} ms of work at most, ${most('longestMs')} ms on the clock`,
    `memory by quarters ${ofQuarters.join(', ')} MiB`,
  ].join('; '),
);
