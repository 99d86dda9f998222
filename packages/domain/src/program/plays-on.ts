import { type Moment, MOMENT_KEYS, type Stage, type Step } from './program.ts';

/** How a step stood in the course that it is of. */
interface Stand {
  /** As it was written there. */
  readonly step: Step;
  /** What stood at a stage's end, but for what differed from one time that it played to another. */
  readonly ends: Partial<Moment>;
  /** What a stage named although it stood already. */
  readonly idle: ReadonlySet<keyof Moment>;
}

/** Steps by which it is known how they stood, each an object of its own. */
export interface Remembered {
  readonly steps: readonly Step[];
  readonly stands: ReadonlyMap<Step, Stand>;
}

/** Steps that never played anywhere: they play as they are written, wherever they come to be. */
export function unplayed(steps: readonly Step[]): Remembered {
  return { steps, stands: new Map() };
}

/**
 * Plays a course that begins where `state` stands; `play` gives what stands after a stage. From its second pass on a loop
 * finds and leaves the same each time.
 */
function playThrough(
  course: readonly Step[],
  state: Moment,
  play: (stage: Stage, before: Moment) => Moment,
): Moment {
  let at = state;
  for (const step of course) {
    if (step.kind === 'stage') {
      at = play(step, at);
      continue;
    }
    for (let pass = 0; pass < Math.min(2, step.times); pass += 1) {
      at = playThrough(step.course, at, play);
    }
  }
  return at;
}

function copied(step: Step, copies: Map<Step, Step>): Step {
  const copy: Step =
    step.kind === 'stage'
      ? { ...step }
      : { ...step, course: step.course.map((inner) => copied(inner, copies)) };
  copies.set(copy, step);
  return copy;
}

function part(moment: Partial<Moment>, has: (key: keyof Moment) => boolean): Partial<Moment> {
  const keys = MOMENT_KEYS.filter((key) => moment[key] !== undefined && has(key));
  return Object.fromEntries(keys.map((key) => [key, moment[key]]));
}

function changes(before: Moment, after: Moment): readonly (keyof Moment)[] {
  return MOMENT_KEYS.filter((key) => before[key] !== after[key]);
}

/** Remembers how steps stand that follow each other, where `before` stands when they first begin. */
export function remember(steps: readonly Step[], before: Moment): Remembered {
  const copies = new Map<Step, Step>();
  const own = steps.map((step) => copied(step, copies));
  const ends = new Map<Step, Partial<Moment>>();
  const moved = new Map<Step, Set<keyof Moment>>();
  playThrough(own, before, (stage, state) => {
    const end = { ...state, ...stage.to };
    const known = ends.get(stage) ?? end;
    ends.set(
      stage,
      part(known, (key) => known[key] === end[key]),
    );
    moved.set(stage, new Set([...(moved.get(stage) ?? []), ...changes(state, end)]));
    return end;
  });
  const standOf = (copy: Step, step: Step): Stand => {
    const named = step.kind === 'stage' ? MOMENT_KEYS.filter((key) => key in step.to) : [];
    const idle = named.filter((key) => moved.get(copy)?.has(key) === false);
    return { step, ends: ends.get(copy) ?? {}, idle: new Set(idle) };
  };
  const stands = [...copies].map(([copy, step]) => [copy, standOf(copy, step)] as const);
  return { steps: own, stands: new Map(stands) };
}

/**
 * A course whose remembered steps have been put elsewhere, with others or without: each stage of them comes to what stood at
 * its end before, in every pass of a loop, and so one that holds stands there throughout. It names just what would otherwise
 * differ, and no longer what now stands without it. What already differed from pass to pass of a loop goes on to be what comes
 * before it.
 */
export function playingOn(
  course: readonly Step[],
  start: Moment,
  stands: Remembered['stands'],
): readonly Step[] {
  const named = new Map<Step, Partial<Moment>>();
  const moved = new Map<Step, Set<keyof Moment>>();
  playThrough(course, start, (stage, state) => {
    const ends = stands.get(stage)?.ends ?? {};
    const next = { ...state, ...(named.get(stage) ?? stage.to) };
    const lacking = part(ends, (key) => ends[key] !== next[key]);
    const end = { ...next, ...lacking };
    named.set(stage, { ...stage.to, ...named.get(stage), ...lacking });
    moved.set(stage, new Set([...(moved.get(stage) ?? []), ...changes(state, end)]));
    return end;
  });

  const settled = (step: Step): Step => {
    const stand = stands.get(step);
    if (step.kind === 'loop') {
      return asWritten({ ...step, course: step.course.map(settled) }, stand);
    }
    if (stand === undefined) return step;
    const isNeeded = (key: keyof Moment) =>
      moved.get(step)?.has(key) !== false || stand.idle.has(key);
    return asWritten({ ...step, to: part(named.get(step) ?? step.to, isNeeded) }, stand);
  };
  return course.map(settled);
}

/** The step as it was written, where that is the same. */
function asWritten(step: Step, stand: Stand | undefined): Step {
  return stand && isSame(step, stand.step) ? stand.step : step;
}

function isSame(one: Step, other: Step): boolean {
  if (one.kind === 'stage') {
    return other.kind === 'stage' && MOMENT_KEYS.every((key) => one.to[key] === other.to[key]);
  }
  return (
    other.kind === 'loop' &&
    one.times === other.times &&
    one.course.length === other.course.length &&
    one.course.every((step, index) => step === other.course[index])
  );
}
