import {
  calendarReader,
  type ReadingLane,
  readingLanes,
} from '../../apps/server/src/modules/calendar/reading/calendar-reader.ts';
import { watchLoop } from '../../apps/server/src/testing/loop-watch.ts';
import { calendarBatch } from './calendar-batch.ts';
import { type FileName, NOTHING_READ, type ReadingFigures } from './calendar-figures.ts';

const FROM_MS = Date.UTC(2026, 10, 15);
const WINDOW = { fromMs: FROM_MS, toMs: FROM_MS + 407 * 86_400_000 };

/** Reads batches of files one after the other, as the server reads them, in the threads that the server reads in. */
export function batchReader() {
  const { signal } = new AbortController();
  let isLate = false;
  /** Hears of what was over its deadline or its memory, which is not the same as over its budget. */
  const told = ({ run, stop }: ReadingLane): ReadingLane => ({
    stop,
    async run(task, asker) {
      const done = await run(task, asker);
      if (!done.ok) isLate = true;
      return done;
    },
  });
  const { small, large } = readingLanes();
  const reader = calendarReader({ small: told(small), large: told(large) });

  return {
    async read(seed: number, batch: number): Promise<ReadingFigures> {
      const files = calendarBatch(seed, batch);
      const counts = { read: 0, refused: 0 };
      const otherwise: FileName[] = [];
      const late: FileName[] = [];
      let slowestMs = 0;
      // Making the files is no part of what is measured.
      const figures = watchLoop();
      for (const [file, bytes] of files.entries()) {
        const startedAt = performance.now();
        const read = await reader.readFile({ bytes, window: WINDOW, ownAddresses: [] }, signal);
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
        if (isLate) late.push({ batch, file });
        isLate = false;
        if (read.ok) counts.read += 1;
        else if (read.reason.problem === 'too_complicated') counts.refused += 1;
        else otherwise.push({ batch, file });
      }
      const { mostWorkMs, longestMs } = figures();
      return {
        ...NOTHING_READ,
        ...counts,
        otherwise,
        late,
        slowestMs,
        mostWorkMs,
        longestHeldMs: longestMs,
      };
    },
    stop: reader.stop,
  };
}
