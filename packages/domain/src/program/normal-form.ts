import { MOMENT_KEYS, type Moment, type Program, type Stage, type Step } from './program.ts';

/** Decimals that a program keeps of each number: finer steps can be neither heard nor seen, and would only fill texts. */
export const DECIMALS = {
  slowHz: 4,
  fastHz: 4,
  strength: 3,
  hue: 1,
  carrierHz: 2,
  volume: 4,
  soundVolume: 4,
} as const satisfies Partial<Record<keyof Moment, number>>;

type NumericKey = keyof typeof DECIMALS;

/** True for the values of a moment that are numbers. */
export function isNumericKey(key: keyof Moment): key is NumericKey {
  return Object.hasOwn(DECIMALS, key);
}

/** A number as a program keeps it. */
export function roundedValue(key: NumericKey, value: number): number {
  return Number(value.toFixed(DECIMALS[key]));
}

/** A moment, or part of one, with every number at its decimals and its values in their order. */
function tidied(part: Partial<Moment>): Partial<Moment> {
  const entries = MOMENT_KEYS.filter((key) => part[key] !== undefined).map((key) => {
    const value = part[key];
    return [key, isNumericKey(key) ? roundedValue(key, Number(value)) : value];
  });
  return Object.fromEntries(entries);
}

/** A whole moment with every number at its decimals. */
export function roundedMoment(moment: Moment): Moment {
  return { ...moment, ...tidied(moment) };
}

/** Loops that come once are their stages. */
function unwrapped(course: readonly Step[]): readonly Step[] {
  return course.flatMap((step): readonly Step[] => {
    if (step.kind === 'stage') return [{ ...step, to: tidied(step.to) }];
    const inner = unwrapped(step.course);
    return step.times === 1 ? inner : [{ ...step, course: inner }];
  });
}

/** A stage without what it does not change. */
function pruned(stage: Stage, state: Moment): Stage {
  const changed = MOMENT_KEYS.filter(
    (key) => stage.to[key] !== undefined && stage.to[key] !== state[key],
  );
  return { ...stage, to: Object.fromEntries(changed.map((key) => [key, stage.to[key]])) };
}

function stateAfter(state: Moment, course: readonly Step[]): Moment {
  return course.reduce<Moment>(
    (before, step) =>
      step.kind === 'stage' ? { ...before, ...step.to } : stateAfter(before, step.course),
    state,
  );
}

/**
 * The one way to write a program down: numbers at their decimals, values in their order, loops that come once unwrapped,
 * and no stage outside a loop naming what stays as it is. (In a loop the same stage may find another state each time.)
 * It plays the same; its own normal form is itself.
 */
export function normalForm({ name, start, course, fadeMs }: Program): Program {
  const tidyStart = roundedMoment(start);
  let state = tidyStart;
  const tidyCourse = unwrapped(course).map((step) => {
    const tidy = step.kind === 'stage' ? pruned(step, state) : step;
    state = stateAfter(state, [step]);
    return tidy;
  });
  return { name: name.trim(), start: tidyStart, course: tidyCourse, fadeMs };
}
