import type { Moment, Program, Stage, Step } from '@overtone/domain/program/program';
import type { Place } from './places.ts';

/** A stage as it is written, where it is, and what stands before and after it when it plays first. */
export interface StageState {
  readonly place: Place;
  readonly stage: Stage;
  readonly before: Moment;
  readonly after: Moment;
}

function statesIn(course: readonly Step[], start: Moment, within: Place): readonly StageState[] {
  let state = start;
  return course.flatMap((step, index): readonly StageState[] => {
    const place = [...within, index];
    if (step.kind === 'loop') {
      const inner = statesIn(step.course, state, place);
      state = inner.at(-1)?.after ?? state;
      return inner;
    }
    const before = state;
    state = { ...before, ...step.to };
    return [{ place, stage: step, before, after: state }];
  });
}

const known = new WeakMap<Program, readonly StageState[]>();

/** All stages of a program, by their number from 0. A loop's later passes leave what its first one left. */
export function stageStates(program: Program): readonly StageState[] {
  const states = known.get(program) ?? statesIn(program.course, program.start, []);
  known.set(program, states);
  return states;
}
