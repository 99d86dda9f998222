import type { Milliseconds } from '../units.ts';
import type { Step } from './program.ts';

/** What a course comes to when every loop has come as often as it says. */
export interface CourseSize {
  readonly stages: number;
  readonly lengthMs: Milliseconds;
}

/** Size of a course, worked out without unfolding it: a few loops in each other come to billions of stages. */
export function courseSize(course: readonly Step[]): CourseSize {
  let stages = 0;
  let lengthMs = 0;
  for (const step of course) {
    const one = step.kind === 'stage' ? { stages: 1, lengthMs: step.lengthMs } : loopSize(step);
    stages += one.stages;
    lengthMs += one.lengthMs;
  }
  return { stages, lengthMs };
}

function loopSize({ times, course }: Extract<Step, { kind: 'loop' }>): CourseSize {
  const { stages, lengthMs } = courseSize(course);
  return { stages: times * stages, lengthMs: times * lengthMs };
}
