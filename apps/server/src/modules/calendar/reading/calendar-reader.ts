import { failed, ok, type Result } from '@overtone/domain/result';
import { type WorkLane, workLane } from '../../../threads/work-lane.ts';
import type { CalendarChange, SourceFailure } from '../calendar-source.ts';
import type { ProviderPage } from '../sources/provider-page.ts';
import type { CalendarFile } from './read-calendar.ts';
import type { PageKind, ReadingFacts, ReadingTask } from './reading-task.ts';

/** What a calendar's file says. */
export interface ReadFile {
  /** What the calendar calls itself; empty where it does not say. */
  readonly name: string;
  readonly changes: readonly CalendarChange[];
}

/**
 * Reads what came from outside, never in the thread that answers requests. Each reading throws the signal's reason when
 * it is aborted meanwhile.
 */
export interface CalendarReader {
  readonly readFile: (
    file: CalendarFile,
    signal: AbortSignal,
  ) => Promise<Result<ReadFile, SourceFailure>>;
  readonly readPage: (
    kind: PageKind,
    bytes: Uint8Array,
    signal: AbortSignal,
  ) => Promise<Result<ProviderPage, SourceFailure>>;
  /** Ends its threads. */
  readonly stop: () => Promise<void>;
}

/** Threads that {@link calendarReader} reads in. */
export type ReadingLane = WorkLane<ReadingTask, ReadingFacts, CalendarChange>;

const THREAD = new URL('reading-thread.ts', import.meta.url);
/** Nearly every calendar is smaller, and the most work that one of this size may ask for takes half a second. */
const SMALL_BYTES = 64 * 1024;

const smallLane = (): ReadingLane =>
  workLane({ thread: THREAD, longestMs: 5_000, largestHeapMib: 128, mostWaiting: 200 });

/** Those that wait are in memory, with five megabytes each at most. */
const largeLane = (): ReadingLane =>
  workLane({ thread: THREAD, longestMs: 20_000, largestHeapMib: 384, mostWaiting: 12 });

/** A lane for small calendars, and one for large ones. */
export interface ReadingLanes {
  readonly small: ReadingLane;
  readonly large: ReadingLane;
}

/** The lanes that a server reads in. */
export function readingLanes(): ReadingLanes {
  return { small: smallLane(), large: largeLane() };
}

/**
 * A reader with one thread for small calendars and one for large ones, each warm after its first. Whoever made a calendar
 * so that it takes long holds up others of its size by no more than its deadline, and nothing else.
 */
export function calendarReader(lanes: ReadingLanes = readingLanes()): CalendarReader {
  async function read(task: ReadingTask, bytes: number, signal: AbortSignal) {
    const lane = bytes <= SMALL_BYTES ? lanes.small : lanes.large;
    const done = await lane.run(task, signal);
    if (!done.ok) {
      return failed({ problem: done.reason === 'full' ? 'crowded' : 'too_complicated' } as const);
    }
    const { facts, items } = done.value;
    if (facts.kind === 'read') return ok({ ...facts, changes: items });
    return failed<SourceFailure>(
      facts.reason === 'unexpected'
        ? { problem: 'unreachable', cause: 'unexpected answer' }
        : { problem: facts.reason },
    );
  }
  return {
    readFile: (file, signal) => read({ kind: 'file', file }, file.bytes.length, signal),
    readPage: (kind, bytes, signal) => read({ kind, bytes }, bytes.length, signal),
    stop: async () => void (await Promise.all([lanes.small.stop(), lanes.large.stop()])),
  };
}
