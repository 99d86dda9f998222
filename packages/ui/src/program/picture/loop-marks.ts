import type { Step } from '@overtone/domain/program/program';
import type { Milliseconds } from '@overtone/domain/units';
import { courseSize } from '@overtone/domain/program/count-stages';

/** A loop of a course where it plays, all of its passes together. */
export interface LoopMark {
  /** Index at each depth, the outermost first. */
  readonly place: readonly number[];
  readonly startMs: Milliseconds;
  /** Length of one pass. */
  readonly passMs: Milliseconds;
  readonly times: number;
  readonly depth: number;
}

/** The loops of a course; a loop within a loop is marked where it plays first. */
export function loopMarks(
  course: readonly Step[],
  fromMs: Milliseconds = 0,
  within: readonly number[] = [],
): readonly LoopMark[] {
  let startMs = fromMs;
  return course.flatMap((step, index): readonly LoopMark[] => {
    const place = [...within, index];
    const begunMs = startMs;
    startMs += courseSize([step]).lengthMs;
    if (step.kind === 'stage') return [];
    const passMs = courseSize(step.course).lengthMs;
    const mark = { place, startMs: begunMs, passMs, times: step.times, depth: within.length };
    return [mark, ...loopMarks(step.course, begunMs, place)];
  });
}
