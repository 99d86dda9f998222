import { describe, expect, it } from 'vitest';
import { OWN_PROGRAMS } from './own/own-programs.ts';
import { playingOn, remember } from './plays-on.ts';
import type { Moment, Program, Stage, Step } from './program.ts';
import { timelineOf } from './timeline.ts';

function own(id: string): Program {
  const found = OWN_PROGRAMS.find((each) => each.id === id);
  if (found === undefined) throw new Error(`No program is called ${id}.`);
  return found.program;
}

const twoBouts = own('block-90');
const { start } = twoBouts;

/** The course after its steps have been put elsewhere. */
function arranged(
  course: readonly Step[],
  arrange: (steps: readonly Step[]) => readonly Step[],
): readonly Step[] {
  const { steps, stands } = remember(course, start);
  return playingOn(arrange(steps), start, stands);
}

function ends(course: readonly Step[]): readonly Moment[] {
  return timelineOf({ name: 'x', start, course, fadeMs: 0 }).spans.map(({ to }) => to);
}

function stage(to: Partial<Moment>): Stage {
  return { kind: 'stage', lengthMs: 60_000, curve: 'hold', to };
}

function looped(times: number, course: readonly Step[]): Step {
  return { kind: 'loop', times, course };
}

describe('a course that is arranged anew', () => {
  it('has a looped stage play in each pass what it played alone', () => {
    const course = arranged(twoBouts.course, (steps) => [
      ...steps.slice(0, 1),
      looped(2, steps.slice(1, 4)),
      ...steps.slice(4),
    ]);
    const before = ends(twoBouts.course);
    expect(ends(course)).toEqual([...before.slice(0, 4), ...before.slice(1)]);
  });

  it('has what held go on holding when what led there is gone', () => {
    const course = arranged(twoBouts.course, (steps) => steps.slice(1));
    expect(ends(course)).toEqual(ends(twoBouts.course).slice(1));
  });

  it('names just what would otherwise differ', () => {
    const course = [stage({ fastHz: 20 }), stage({ hue: 40 }), stage({})];
    const [first, second] = arranged(course, (steps) => steps.slice(1));
    expect(first).toEqual(stage({ fastHz: 20, hue: 40 }));
    expect(second).toBe(course[2]);
  });

  it('no longer names what stands again without it', () => {
    const course = [stage({ fastHz: 20 }), stage({}), stage({ fastHz: 9 })];
    const without = remember(course, start);
    const [first, ...rest] = without.steps;
    const cut = playingOn(rest, start, without.stands);
    expect(cut).toEqual([stage({ fastHz: 20 }), stage({ fastHz: 9 })]);
    const back = remember(cut, start);
    const stands = new Map([...back.stands, ...without.stands]);
    const whole = first === undefined ? [] : [first, ...back.steps];
    expect(playingOn(whole, start, stands)).toEqual(course);
  });

  it('leaves what it named needlessly, and gives back the steps themselves where nothing changes', () => {
    const course = [stage({ fastHz: start.fastHz }), looped(3, [stage({ hue: 9 }), stage({})])];
    const same = arranged(course, (steps) => steps);
    expect(same.every((step, index) => step === course[index])).toBe(true);
  });

  it('lets a stage that differed from pass to pass go on to take what comes before it', () => {
    const course = [stage({ fastHz: 20 }), looped(2, [stage({}), stage({ fastHz: 5 })])];
    expect(ends(course).map(({ fastHz }) => fastHz)).toEqual([20, 20, 5, 5, 5]);
    const after = arranged(course, (steps) => steps.slice(1));
    expect(after).toEqual(course.slice(1));
  });
});
