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
  /** Neither: every one of these is a fault. */
  readonly otherwise: readonly FileName[];
  /** Over their deadline or their memory: every one of these is a fault. */
  readonly late: readonly FileName[];
  /** On a clock, from asking to the answer. */
  readonly slowestMs: Milliseconds;
  /** What one turn of the loop of the thread that asks worked at most, in processor time. */
  readonly mostWorkMs: Milliseconds;
  /** How long that loop was held at most, on a clock. */
  readonly longestHeldMs: Milliseconds;
}

/** Before anything was read. */
export const NOTHING_READ: ReadingFigures = {
  read: 0,
  refused: 0,
  otherwise: [],
  late: [],
  slowestMs: 0,
  mostWorkMs: 0,
  longestHeldMs: 0,
};

/** The figures of both together. */
export function together(one: ReadingFigures, other: ReadingFigures): ReadingFigures {
  return {
    read: one.read + other.read,
    refused: one.refused + other.refused,
    otherwise: [...one.otherwise, ...other.otherwise],
    late: [...one.late, ...other.late],
    slowestMs: Math.max(one.slowestMs, other.slowestMs),
    mostWorkMs: Math.max(one.mostWorkMs, other.mostWorkMs),
    longestHeldMs: Math.max(one.longestHeldMs, other.longestHeldMs),
  };
}

/** How many files were read, one way or the other. */
export function filesIn({ read, refused, otherwise }: ReadingFigures): number {
  return read + refused + otherwise.length;
}
