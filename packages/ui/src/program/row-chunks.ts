import type { Step } from '@overtone/domain/program/program';

/** Rows that are drawn together, at least. */
export const CHUNK_ROWS = 40;

/** Steps of a course that follow each other, and how many rows they are in a list. */
export interface RowChunk {
  /** Where the first of them stands in its course. */
  readonly from: number;
  readonly steps: readonly Step[];
  readonly rows: number;
}

/** How many rows a step is: a loop is one with those that are in it. */
export function rowsOf(step: Step): number {
  return step.kind === 'stage' ? 1 : step.course.reduce((rows, each) => rows + rowsOf(each), 1);
}

/** A course in pieces of about so many rows as are drawn together, in its order. */
export function rowChunks(course: readonly Step[]): readonly RowChunk[] {
  const chunks: { from: number; steps: Step[]; rows: number }[] = [];
  for (const [from, step] of course.entries()) {
    const last = chunks.at(-1);
    const rows = rowsOf(step);
    if (last === undefined || last.rows + rows > CHUNK_ROWS)
      chunks.push({ from, steps: [step], rows });
    else {
      last.steps.push(step);
      last.rows += rows;
    }
  }
  return chunks;
}
