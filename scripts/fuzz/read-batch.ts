import {
  calendarReader,
  type ReadingLane,
  readingLanes,
} from '../../apps/server/src/modules/calendar/reading/calendar-reader.ts';
import type { IcsFailure } from '../../packages/domain/src/calendar/ics-failures.ts';
import { watchLoop } from '../../apps/server/src/testing/loop-watch.ts';
import { calendarBatch } from './calendar-batch.ts';
import { type BatchFigures, type FileName, NOTHING_READ } from './calendar-figures.ts';

const FROM_MS = Date.UTC(2026, 10, 15);
const WINDOW = { fromMs: FROM_MS, toMs: FROM_MS + 407 * 86_400_000 };

/** What a file that is no calendar, or none that is whole, is told. */
const DECLINED: ReadonlySet<string> = new Set<IcsFailure>([
  'empty',
  'too_large',
  'web_page',
  'not_a_calendar',
  'cut_short',
]);

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

  /** Undefined where reading threw, which no file may make it do. */
  const attempt = (bytes: Uint8Array) =>
    reader.readFile({ bytes, window: WINDOW, ownAddresses: [] }, signal).catch((error: unknown) => {
      console.error(error);
      return undefined;
    });

  return {
    async read(seed: number, batch: number): Promise<BatchFigures> {
      const files = calendarBatch(seed, batch);
      const counts = { read: 0, refused: 0, declined: 0 };
      const otherwise: FileName[] = [];
      const late: FileName[] = [];
      const tookMs: number[] = [];
      let lateOnce = 0;
      // Making the files is no part of what is measured.
      const figures = watchLoop();
      for (const [file, bytes] of files.entries()) {
        const startedAt = performance.now();
        let read = await attempt(bytes);
        tookMs.push(performance.now() - startedAt);
        if (isLate) {
          // Deadlines go by the clock, and the machine may have had other things to do.
          isLate = false;
          read = await attempt(bytes);
          if (isLate) late.push({ batch, file });
          else lateOnce += 1;
        }
        isLate = false;
        if (read === undefined) otherwise.push({ batch, file });
        else if (read.ok) counts.read += 1;
        else if (read.reason.problem === 'too_complicated') counts.refused += 1;
        else if (DECLINED.has(read.reason.problem)) counts.declined += 1;
        else otherwise.push({ batch, file });
      }
      const { mostWorkMs, longestMs } = figures();
      const ms = Math.max(...tookMs);
      return {
        ...NOTHING_READ,
        ...counts,
        otherwise,
        late,
        lateOnce,
        slowest: { batch, file: tookMs.indexOf(ms), ms },
        tookMs,
        mostWorkMs,
        longestHeldMs: longestMs,
      };
    },
    stop: reader.stop,
  };
}
