import { Worker } from 'node:worker_threads';
import type { IcsFailure } from '@overtone/domain/calendar/ics-failures';
import { failed, type Result } from '@overtone/domain/result';
import type { Milliseconds } from '@overtone/domain/units';
import { type CalendarFile, type ReadCalendar, readCalendar } from './read-calendar.ts';

/** What came of a calendar. */
export type Reading = Result<ReadCalendar, IcsFailure>;

/** Reads calendars without keeping anybody waiting who wants something else of the server. */
export interface CalendarReader {
  /** @throws the signal's reason when it is aborted meanwhile. */
  readonly read: (file: CalendarFile, signal: AbortSignal) => Promise<Reading>;
}

/** How {@link calendarReader} reads. */
export interface CalendarReaderOptions {
  /** A larger calendar is read in a thread of its own. */
  readonly largestHereBytes?: number;
  /** A calendar that takes longer counts as too large. */
  readonly longestMs?: Milliseconds;
}

const THREAD = new URL('reading-thread.ts', import.meta.url);
const LARGEST_HERE_BYTES = 64 * 1024;
const LONGEST_MS: Milliseconds = 20_000;
const LARGEST_HEAP_MB = 512;

/**
 * A reader that reads small calendars at once, and larger ones one after the other in a thread with bounds on its time and
 * its memory. Whoever made a calendar so that it takes long to read holds up other large calendars, and nothing else.
 */
export function calendarReader({
  largestHereBytes = LARGEST_HERE_BYTES,
  longestMs = LONGEST_MS,
}: CalendarReaderOptions = {}): CalendarReader {
  let last: Promise<unknown> = Promise.resolve();
  return {
    read(file, signal) {
      if (file.bytes.length <= largestHereBytes) return Promise.resolve(readCalendar(file));
      const turn = last.then(() => readElsewhere(file, signal, longestMs));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

async function readElsewhere(
  file: CalendarFile,
  asker: AbortSignal,
  longestMs: Milliseconds,
): Promise<Reading> {
  asker.throwIfAborted();
  const signal = AbortSignal.any([asker, AbortSignal.timeout(longestMs)]);
  // Nothing of the environment is needed there.
  const thread = new Worker(THREAD, {
    workerData: file,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Reading>();
  thread.once('message', (reading: Reading) => resolve(reading));
  thread.once('error', reject);
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await promise;
  } catch (error) {
    asker.throwIfAborted();
    if (signal.aborted || isOutOfMemory(error)) return failed('too_large');
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    await thread.terminate();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
