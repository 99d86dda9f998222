import type { Milliseconds } from '@overtone/domain/units';

/** A file by what makes it again. */
export interface FileName {
  readonly batch: number;
  readonly file: number;
}

/** What came of reading some files. */
export interface ReadingFigures {
  readonly read: number;
  /** Over the budget of steps. */
  readonly refused: number;
  /** No calendar, not whole, empty or too large, and told so. */
  readonly declined: number;
  /** None of these: every one of these is a fault. */
  readonly otherwise: readonly FileName[];
  /** Over their deadline or their memory, and again when they were read once more: every one of these is a fault. */
  readonly late: readonly FileName[];
  /** Over one of them the first time alone. */
  readonly lateOnce: number;
  /** The one that took longest; null before anything was read. */
  readonly slowest: (FileName & { readonly ms: Milliseconds }) | null;
  /** What one turn of the loop of the thread that asks worked at most, in processor time. */
  readonly mostWorkMs: Milliseconds;
  /** How long that loop was held at most, on a clock. */
  readonly longestHeldMs: Milliseconds;
}

/** The figures of one batch, and how long each of its files took on a clock, from asking to the answer. */
export interface BatchFigures extends ReadingFigures {
  readonly tookMs: readonly Milliseconds[];
}

/** Before anything was read. */
export const NOTHING_READ: ReadingFigures = {
  read: 0,
  refused: 0,
  declined: 0,
  otherwise: [],
  late: [],
  lateOnce: 0,
  slowest: null,
  mostWorkMs: 0,
  longestHeldMs: 0,
};

/** The figures of both together. */
export function together(one: ReadingFigures, other: ReadingFigures): ReadingFigures {
  return {
    read: one.read + other.read,
    refused: one.refused + other.refused,
    declined: one.declined + other.declined,
    otherwise: [...one.otherwise, ...other.otherwise],
    late: [...one.late, ...other.late],
    lateOnce: one.lateOnce + other.lateOnce,
    slowest: (one.slowest?.ms ?? -1) >= (other.slowest?.ms ?? -1) ? one.slowest : other.slowest,
    mostWorkMs: Math.max(one.mostWorkMs, other.mostWorkMs),
    longestHeldMs: Math.max(one.longestHeldMs, other.longestHeldMs),
  };
}

/** How many files were read, one way or the other. */
export function filesIn({ read, refused, declined, otherwise }: ReadingFigures): number {
  return read + refused + declined + otherwise.length;
}
