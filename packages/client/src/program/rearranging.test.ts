import { normalForm } from '@overtone/domain/program/normal-form';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { playingOn, remember } from '@overtone/domain/program/plays-on';
import {
  MOMENT_KEYS,
  type Moment,
  type Program,
  type Step,
} from '@overtone/domain/program/program';
import { arbitraryProgram } from '@overtone/domain/program/testing/arbitrary-program';
import type { Result } from '@overtone/domain/result';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stagePlaces, type Stretch, stretchAt } from './places.ts';
import {
  copy,
  cut,
  edit,
  openEditor,
  paste,
  type ProgramEditor,
  select,
  undo,
} from './program-editor.ts';
import { twoBlocks } from './testing/programs.ts';

/** Each stage of another length, by which it is known again wherever it comes to be. */
function counted(course: readonly Step[], from = { ms: 1000 }): readonly Step[] {
  return course.map((step) => {
    if (step.kind === 'loop') return { ...step, course: counted(step.course, from) };
    from.ms += 1;
    return { ...step, lengthMs: from.ms };
  });
}

const program = arbitraryProgram().map((one) => ({ ...one, course: counted(one.course) }));

/** Every value that a stage leaves, by the stage’s length and the value’s name. */
function leaves({ start, course }: Program): ReadonlyMap<string, ReadonlySet<unknown>> {
  const left = new Map<string, Set<unknown>>();
  const play = (steps: readonly Step[], before: Moment): Moment =>
    steps.reduce((state, step) => {
      if (step.kind === 'loop') {
        const passes = Array.from({ length: step.times }, () => step.course);
        return passes.reduce((at, pass) => play(pass, at), state);
      }
      const after = { ...state, ...step.to };
      for (const key of MOMENT_KEYS) {
        const name = `${step.lengthMs} ${key}`;
        left.set(name, (left.get(name) ?? new Set()).add(after[key]));
      }
      return after;
    }, before);
  play(course, start);
  return left;
}

/** Where stages that were there and are there still leave something else. What differed from pass to pass is not looked at. */
function strays(before: Program, after: Program): readonly string[] {
  const now = leaves(after);
  return [...leaves(before)].flatMap(([name, values]) => {
    const found = now.get(name);
    const isKept =
      values.size > 1 || found === undefined || [...found].every((value) => values.has(value));
    return isKept ? [] : [name];
  });
}

const stretchOf = ({ course }: Program) =>
  fc
    .tuple(fc.constantFrom(...stagePlaces(course)), fc.nat(3), fc.integer({ min: 1, max: 3 }))
    .map(([place, up, count]): Stretch => {
      const at = stretchAt(place.slice(0, Math.max(1, place.length - up)));
      return { ...at, count };
    });

/** A program with a stretch that is selected in it. */
const selected = program.chain((one) =>
  stretchOf(one).map((stretch) => select(openEditor(one), stretch)),
);

type Act = (editor: ProgramEditor) => Result<ProgramEditor, string>;

/** The editor after all of it; null where something is refused. */
function after(editor: ProgramEditor, ...acts: readonly Act[]): ProgramEditor | null {
  return acts.reduce<ProgramEditor | null>((at, act) => {
    const next = at && act(at);
    return next?.ok ? next.value : null;
  }, editor);
}

const remove: Act = (editor) => edit(editor, { kind: 'remove', stretch: editor.selection ?? NONE });
const later: Act = (editor) =>
  edit(editor, { kind: 'move', stretch: editor.selection ?? NONE, by: 1 });
const loop: Act = (editor) =>
  edit(editor, { kind: 'loop', stretch: editor.selection ?? NONE, times: 3 });
const unloop: Act = ({ selection, ...editor }) =>
  edit({ ...editor, selection }, { kind: 'unloop', place: placeOf(selection) });
const pasteAtEnd: Act = (editor) => paste(select(editor, null));

const NONE = { within: [], first: 99, count: 1 };
const placeOf = (stretch: Stretch | null) => [...(stretch?.within ?? []), stretch?.first ?? 99];

describe('a stage plays on as it did', () => {
  it.each([
    ['when others are taken out', [remove]],
    ['when it is moved, or others are', [later]],
    ['in each pass of a loop that it is put in', [loop]],
    ['when its loop comes more often', [loop, (at) => times(at, 5)]],
    ['when it is cut and pasted elsewhere', [cut, pasteAtEnd]],
    ['when others are copied there', [copy, paste]],
  ] satisfies readonly (readonly [string, readonly Act[]])[])('%s', (_, acts) => {
    fc.assert(
      fc.property(selected, (editor) => {
        const end = after(editor, ...acts);
        if (end) expect(strays(editor.program, end.program)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  function times(editor: ProgramEditor, count: number) {
    return edit(editor, { kind: 'set-times', place: placeOf(editor.selection), times: count });
  }
});

/** The program without what a stage names needlessly, also in a loop. */
function lean(of: Program): Program {
  const { steps, stands } = remember(of.course, of.start);
  const idle: ReadonlySet<keyof Moment> = new Set();
  const needed = new Map([...stands].map(([step, stand]) => [step, { ...stand, idle }]));
  return { ...of, course: playingOn(steps, of.start, needed) };
}

const selectedInLean = selected.map(({ program: of, selection }) =>
  select(openEditor(lean(of)), selection),
);

describe('the same course comes back', () => {
  it.each([
    ['from a loop that is taken away again', [loop, unloop]],
    ['from what was cut and is pasted at once', [cut, paste]],
  ] satisfies readonly (readonly [string, readonly Act[]])[])('%s', (_, acts) => {
    fc.assert(
      fc.property(selectedInLean, (editor) => {
        const end = after(editor, ...acts);
        if (end) {
          expect(end.program).toEqual(editor.program);
          expect(undo(undo(end)).program).toBe(editor.program);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('what was cut', () => {
  const [, , bouts] = OWN_PROGRAMS.map(({ program: own }) => own);
  const open = (first: number, count: number) =>
    select(openEditor(normalForm(bouts ?? twoBlocks)), { within: [], first, count });

  it('comes back to where it was, whatever is selected for it', () => {
    const gap = after(open(1, 2), cut);
    expect(gap?.selection).toEqual(stretchAt([1]));
    const whole = gap && after(gap, paste);
    expect(whole?.program).toEqual(open(1, 2).program);
    expect(whole?.selection).toEqual({ within: [], first: 1, count: 2 });
  });

  it('is pasted behind what is selected from then on', () => {
    const gap = after(open(0, 1), cut);
    const behind = gap && after(select(gap, stretchAt([0])), paste);
    expect(behind?.selection).toEqual(stretchAt([1]));
  });

  it('with all that a loop holds is the loop', () => {
    const looped = after(open(1, 1), loop);
    const inner = looped && select(looped, stretchAt([1, 0]));
    const gone = inner && after(inner, cut);
    expect(gone?.clipboard.steps).toMatchObject([{ kind: 'loop', times: 3 }]);
    expect(gone && after(gone, paste)?.program).toEqual(looped?.program);
  });
});
