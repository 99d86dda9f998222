// `npm run fuzz:memory -- FILES ROUNDS`: the same hostile calendars, and five times as many small ones, read round after
// round in one process as the server reads them. Says, after each round and a collection of garbage, what the heap of the
// thread that asks holds, and what the process takes with its reading threads.
import { setImmediate } from 'node:timers/promises';
import { calendarReader } from '../../apps/server/src/modules/calendar/reading/calendar-reader.ts';
import { eventOf, fileOf } from '../../packages/calendar/src/testing/calendars.ts';
import { calendarBatch, FILES_A_BATCH } from './calendar-batch.ts';

const [files = 3_000, rounds = 3] = process.argv.slice(2).map(Number);
const SEED = 20_261_122;
const SMALL_A_FILE = 5;
const KIB = 1024;
const FROM_MS = Date.UTC(2026, 10, 15);
const WINDOW = { fromMs: FROM_MS, toMs: FROM_MS + 407 * 86_400_000 };
const SMALL = fileOf(...eventOf('DTSTART:20261116T100000Z', 'DURATION:PT1H'));

if (globalThis.gc === undefined) throw new Error('start it with --expose-gc');
const collect = globalThis.gc;
/** Collected until a further collection finds nothing: code that is no longer run goes only after several. */
async function settled(): Promise<void> {
  for (let left = Infinity, next = 0; ; left = next) {
    collect();
    await setImmediate();
    next = process.memoryUsage().heapUsed;
    if (next >= left) return;
  }
}

// One signal for all, as a server has: whatever a reading leaves behind there stays.
const { signal } = new AbortController();
const reader = calendarReader();
for (let round = 1; round <= rounds; round += 1) {
  for (let batch = 0; batch < files / FILES_A_BATCH; batch += 1) {
    for (const bytes of calendarBatch(SEED, batch)) {
      for (const file of [bytes, ...Array.from({ length: SMALL_A_FILE }, () => SMALL)]) {
        await reader.readFile({ bytes: file, window: WINDOW, ownAddresses: [] }, signal);
      }
    }
  }
  await settled();
  const { heapUsed, rss } = process.memoryUsage();
  console.log(
    JSON.stringify({ round, heapKib: Math.round(heapUsed / KIB), rssKib: Math.round(rss / KIB) }),
  );
}
await reader.stop();
