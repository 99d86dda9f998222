import type { Program, Step } from '@overtone/domain/program/program';

/** Where a step of a course is: its index at each depth, the outermost first. `[2, 0]` is the first step of the third. */
export type Place = readonly number[];

/** Steps that follow each other in one course: those of the program, or those of the loop at `within`. */
export interface Stretch {
  readonly within: Place;
  readonly first: number;
  /** One at least. */
  readonly count: number;
}

/** The stretch of one step. */
export function stretchAt(place: Place): Stretch {
  return { within: place.slice(0, -1), first: place.at(-1) ?? 0, count: 1 };
}

/** The course that stands in a loop, or the program's own for `[]`; null where there is none. */
export function courseAt({ course }: Pick<Program, 'course'>, within: Place) {
  let found: readonly Step[] = course;
  for (const index of within) {
    const step = found[index];
    if (step?.kind !== 'loop') return null;
    found = step.course;
  }
  return found;
}

/** The step at a place; null where there is none. */
export function stepAt(program: Pick<Program, 'course'>, place: Place): Step | null {
  const index = place.at(-1);
  if (index === undefined) return null;
  return courseAt(program, place.slice(0, -1))?.[index] ?? null;
}

/** The steps of a stretch; null where some of them are not there. */
export function stepsOf(program: Pick<Program, 'course'>, { within, first, count }: Stretch) {
  const course = courseAt(program, within);
  const areThere = course !== null && count >= 1 && first >= 0 && first + count <= course.length;
  return areThere ? course.slice(first, first + count) : null;
}

/** A course with other steps in place of the `count` steps from `first` on of the course at `within`. */
export function withSteps(
  course: readonly Step[],
  { within, first, count }: Stretch,
  steps: readonly Step[],
): readonly Step[] {
  const [outer, ...inner] = within;
  if (outer === undefined) return course.toSpliced(first, count, ...steps);
  return course.map((step, index) =>
    index === outer && step.kind === 'loop'
      ? { ...step, course: withSteps(step.course, { within: inner, first, count }, steps) }
      : step,
  );
}

/** Places of all stages, in the order in which a person reads them: the stage of a span's number is at that index. */
export function stagePlaces(course: readonly Step[], within: Place = []): readonly Place[] {
  return course.flatMap((step, index): readonly Place[] =>
    step.kind === 'stage' ? [[...within, index]] : stagePlaces(step.course, [...within, index]),
  );
}

/** Whether a place is in a stretch, at whatever depth. */
export function isWithin(place: Place, { within, first, count }: Stretch): boolean {
  if (within.some((index, depth) => place[depth] !== index)) return false;
  const index = place[within.length];
  return index !== undefined && index >= first && index < first + count;
}

/** The smallest stretch that holds two places. */
export function stretchOver(one: Place, other: Place): Stretch {
  let depth = 0;
  const shallow = Math.min(one.length, other.length) - 1;
  while (depth < shallow && one[depth] === other[depth]) depth += 1;
  const [a, b] = [one[depth] ?? 0, other[depth] ?? 0];
  return { within: one.slice(0, depth), first: Math.min(a, b), count: Math.abs(a - b) + 1 };
}
