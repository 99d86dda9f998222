import { readProgram } from '@overtone/domain/program/check-program';
import { unplayed } from '@overtone/domain/program/plays-on';
import { MOMENT_KEYS, type Program } from '@overtone/domain/program/program';
import {
  arbitraryMoment,
  arbitraryProgram,
  arbitraryStage,
} from '@overtone/domain/program/testing/arbitrary-program';
import { CURVES } from '@overtone/domain/rhythm/curve';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stageOf, twoBlocks, windDown } from './testing/programs.ts';
import { stepAt, stretchAt, type Place, type Stretch } from './places.ts';
import { NEW_STAGE, type ProgramCommand } from './program-command.ts';
import {
  copy,
  cut,
  edit,
  openEditor,
  paste,
  type ProgramEditor,
  redo,
  select,
  undo,
} from './program-editor.ts';

const place: fc.Arbitrary<Place> = fc.array(fc.nat(5), { minLength: 1, maxLength: 3 });
const stretch: fc.Arbitrary<Stretch> = fc.record({
  within: fc.array(fc.nat(4), { maxLength: 2 }),
  first: fc.nat(5),
  count: fc.integer({ min: 1, max: 3 }),
});
const values = fc
  .tuple(arbitraryMoment, fc.subarray([...MOMENT_KEYS]))
  .map(([moment, keys]) => Object.fromEntries(keys.map((key) => [key, moment[key]])));
const anything = fc.oneof(fc.double(), fc.integer({ min: -10, max: 100_000_000 }));

/** Any command at all: in range or not, on what is there or not. */
const command: fc.Arbitrary<ProgramCommand> = fc.oneof(
  fc.record({ kind: fc.constant('rename' as const), name: fc.string() }),
  fc.record({ kind: fc.constant('set-start' as const), values }),
  fc.record({ kind: fc.constant('set-fade' as const), fadeMs: anything }),
  fc.record({
    kind: fc.constant('set-length' as const),
    place,
    lengthMs: fc.oneof(fc.integer({ min: 1000, max: 90_000 }), anything),
    following: fc.constantFrom('moves' as const, 'gives' as const),
  }),
  fc.record({
    kind: fc.constant('set-curve' as const),
    place,
    curve: fc.constantFrom(...CURVES),
  }),
  fc.record({ kind: fc.constant('set-values' as const), place, values }),
  fc.record({
    kind: fc.constant('set-values' as const),
    place,
    values: fc.record({ slowHz: fc.double(), fastHz: fc.double() }),
  }),
  fc.record({
    kind: fc.constant('leave-value' as const),
    place,
    key: fc.constantFrom(...MOMENT_KEYS),
  }),
  fc.record({
    kind: fc.constant('insert' as const),
    behind: fc.option(stretch),
    put: fc.array(arbitraryStage(60_000), { maxLength: 3 }).map(unplayed),
  }),
  fc.record({
    kind: fc.constant('split' as const),
    atMs: fc.oneof(fc.integer({ min: -10, max: 300_000 }), anything),
  }),
  fc.record({ kind: fc.constant('remove' as const), stretch }),
  fc.record({
    kind: fc.constant('move' as const),
    stretch,
    by: fc.constantFrom(-1 as const, 1 as const),
  }),
  fc.record({
    kind: fc.constant('loop' as const),
    stretch,
    times: fc.integer({ min: -1, max: 1200 }),
  }),
  fc.record({ kind: fc.constant('set-times' as const), place, times: anything }),
  fc.record({ kind: fc.constant('unloop' as const), place }),
);

function all(editor: ProgramEditor, step: (editor: ProgramEditor) => ProgramEditor) {
  let at = editor;
  for (let next = step(at); next !== at; next = step(at)) at = next;
  return at;
}

function done(editor: ProgramEditor, ...commands: readonly ProgramCommand[]): ProgramEditor {
  return commands.reduce((before, each) => {
    const after = edit(before, each);
    if (!after.ok) throw new Error(after.reason);
    return after.value;
  }, editor);
}

function lengths({ course }: Program): readonly number[] {
  return course.map((step) => (step.kind === 'stage' ? step.lengthMs / 60_000 : Number.NaN));
}

describe('any command on any program', () => {
  it('yields a program that passes the checks, or a sentence and no change', () => {
    fc.assert(
      fc.property(arbitraryProgram(), command, (program, each) => {
        const editor = openEditor(program);
        const after = edit(editor, each);
        if (after.ok) expect(readProgram(after.value.program).ok).toBe(true);
        else expect(after.reason).toMatch(/^[\p{Lu}“].*\.$/su);
        expect(editor.program).toBe(program);
      }),
      { numRuns: 2_000 },
    );
  });

  it('can be undone, all the way back, and done again, all the way forward', () => {
    fc.assert(
      fc.property(
        arbitraryProgram(),
        fc.array(fc.tuple(command, fc.constantFrom(null, 'a', 'b')), { maxLength: 25 }),
        (program, commands) => {
          const end = commands.reduce((before, [each, movement]) => {
            const after = edit(before, each, movement);
            return after.ok ? after.value : before;
          }, openEditor(program));
          const start = all(end, undo);
          expect(start.program).toBe(program);
          expect(start.past).toBeNull();
          expect(all(start, redo).program).toBe(end.program);
        },
      ),
    );
  });
});

describe('the border at a stage’s end', () => {
  it('moves what follows along', () => {
    const editor = done(openEditor(twoBlocks), {
      kind: 'set-length',
      place: [0],
      lengthMs: 30 * 60_000,
      following: 'moves',
    });
    expect(lengths(editor.program)).toEqual([30, 5]);
  });

  it('or takes the time from the stage behind it, down to a second', () => {
    const gives = { kind: 'set-length', place: [0], following: 'gives' } as const;
    const editor = openEditor(twoBlocks);
    expect(lengths(done(editor, { ...gives, lengthMs: 27 * 60_000 }).program)).toEqual([27, 3]);
    expect(edit(editor, { ...gives, lengthMs: 30 * 60_000 }).ok).toBe(false);
    expect(edit(editor, { ...gives, place: [1], lengthMs: 1000 })).toEqual({
      ok: false,
      reason: 'There is no stage after this one to take the time from.',
    });
  });

  it('is dragged in one step, however many places it passes', () => {
    let editor = openEditor(windDown);
    for (let minutes = 31; minutes <= 45; minutes += 1) {
      const dragged = edit(
        editor,
        { kind: 'set-length', place: [0], lengthMs: minutes * 60_000, following: 'moves' },
        'drag 1',
      );
      if (dragged.ok) editor = dragged.value;
    }
    expect(lengths(editor.program)).toEqual([45]);
    expect(undo(editor).program).toBe(windDown);
    expect(redo(undo(editor)).program).toBe(editor.program);
  });

  it('ends within a day', () => {
    const day = edit(openEditor(windDown), {
      kind: 'set-length',
      place: [0],
      lengthMs: 24 * 3_600_000,
      following: 'moves',
    });
    expect(day).toEqual({
      ok: false,
      reason: 'It takes 24:01:00, its fade included; a program ends within 24 hours.',
    });
  });
});

describe('cut, copy and paste', () => {
  it('carry stages about, and select what was pasted', () => {
    const selected = select(openEditor(twoBlocks), stretchAt([0]));
    const taken = cut(selected);
    expect(taken.ok && lengths(taken.value.program)).toEqual([5]);
    const back = taken.ok && paste(select(taken.value, stretchAt([0])));
    expect(back && back.ok && lengths(back.value.program)).toEqual([5, 25]);
    expect(back && back.ok && back.value.selection).toEqual(stretchAt([1]));
  });

  it('copy without changing, and paste at the end where nothing is selected', () => {
    const copied = copy(select(openEditor(twoBlocks), { within: [], first: 0, count: 2 }));
    const twice = copied.ok && paste(select(copied.value, null));
    expect(twice && twice.ok && lengths(twice.value.program)).toEqual([25, 5, 25, 5]);
  });

  it('never take the last stage', () => {
    expect(cut(select(openEditor(windDown), stretchAt([0])))).toEqual({
      ok: false,
      reason: 'A program needs at least one stage.',
    });
    expect(copy(openEditor(windDown))).toEqual({ ok: false, reason: 'Select a stage first.' });
    expect(paste(openEditor(windDown))).toEqual({
      ok: false,
      reason: 'Nothing has been cut or copied yet.',
    });
  });
});

describe('loops', () => {
  const both = { within: [], first: 0, count: 2 };

  it('are put around stages and taken away again', () => {
    const looped = done(openEditor(twoBlocks), { kind: 'loop', stretch: both, times: 3 });
    expect(looped.program.course).toMatchObject([{ kind: 'loop', times: 3, course: [{}, {}] }]);
    expect(looped.selection).toEqual(stretchAt([0]));
    const straight = done(looped, { kind: 'unloop', place: [0] });
    expect(straight.program.course).toEqual(twoBlocks.course);
    expect(straight.selection).toEqual(both);
  });

  it('go with their last stage', () => {
    const looped = done(
      openEditor(twoBlocks),
      { kind: 'loop', stretch: stretchAt([1]), times: 2 },
      { kind: 'remove', stretch: stretchAt([1, 0]) },
    );
    expect(lengths(looped.program)).toEqual([25]);
  });

  it('come a thousand times at most', () => {
    const looped = edit(openEditor(twoBlocks), { kind: 'loop', stretch: both, times: 1001 });
    expect(looped.ok ? '' : looped.reason).toBe(
      'The loop from stage 1 on: A loop plays 1 to 1000 times.',
    );
  });
});

describe('splitting', () => {
  it('makes two stages that play as the one did, in one step, and keeps hold of the first', () => {
    const split = done(openEditor(windDown), { kind: 'split', atMs: 20.004 * 60_000 });
    expect(lengths(split.program)).toEqual([20, 10]);
    expect(stageOf(split.program, 0).to.fastHz).toBeCloseTo(6 * (2 / 6) ** (20 / 30), 4);
    expect(stageOf(split.program, 1).to).toEqual({ fastHz: 2 });
    expect(split.selection).toEqual(stretchAt([0]));
    expect(undo(split).program).toBe(windDown);
  });

  it('goes by the pass of a loop that plays then', () => {
    const looped = done(openEditor(twoBlocks), {
      kind: 'loop',
      stretch: { within: [], first: 0, count: 2 },
      times: 2,
    });
    const split = done(looped, { kind: 'split', atMs: 58 * 60_000 });
    expect(stepAt(split.program, [0, 1])).toMatchObject({ lengthMs: 3 * 60_000 });
    expect(stepAt(split.program, [0, 2])).toMatchObject({ lengthMs: 2 * 60_000, to: {} });
  });

  it.each([
    [30.5, 'There is no stage to split: this is the fade at the end.'],
    [31, 'There is no stage to split: this is the fade at the end.'],
  ])('is of no use at minute %f of it', (minute, reason) => {
    const atMs = minute * 60_000;
    expect(edit(openEditor(windDown), { kind: 'split', atMs })).toEqual({ ok: false, reason });
  });

  it('leaves each part a second, and a stage that has no two as it is', () => {
    const short = (lengthMs: number) =>
      openEditor({ ...windDown, course: [{ kind: 'stage', lengthMs, curve: 'hold', to: {} }] });
    const split = done(short(2_500), { kind: 'split', atMs: 2_400 });
    expect(lengths(split.program)).toEqual([1.5 / 60, 1 / 60]);
    expect(edit(short(1_900), { kind: 'split', atMs: 900 })).toEqual({
      ok: false,
      reason: 'This stage is too short to split: each part takes a second at least.',
    });
  });
});

describe('moving', () => {
  it('lets two neighbours change places, and keeps hold of what was moved', () => {
    const moved = done(openEditor(twoBlocks), { kind: 'move', stretch: stretchAt([0]), by: 1 });
    expect(lengths(moved.program)).toEqual([5, 25]);
    expect(moved.selection).toEqual(stretchAt([1]));
    expect(edit(moved, { kind: 'move', stretch: stretchAt([1]), by: 1 })).toEqual({
      ok: false,
      reason: 'It is already the last.',
    });
  });
});

describe('values', () => {
  it('are named by a stage, or stay as they were', () => {
    const named = done(openEditor(twoBlocks), {
      kind: 'set-values',
      place: [1],
      values: { fastHz: 12.34567, hue: 40 },
    });
    expect(stageOf(named.program, 1).to).toEqual({ fastHz: 12.3457, hue: 40 });
    const left = done(named, { kind: 'leave-value', place: [1], key: 'fastHz' });
    expect(stageOf(left.program, 1).to).toEqual({ hue: 40 });
  });

  it('are refused with the sentence of the check', () => {
    const refused = edit(openEditor(twoBlocks), {
      kind: 'set-values',
      place: [1],
      values: { slowHz: 20 },
    });
    expect(refused.ok ? '' : refused.reason).toBe(
      'Stage 2: the slow rhythm (20 Hz) must be below the fast one (10 Hz).',
    );
  });

  it('are refused in the words and the units of their form', () => {
    const said = (command: ProgramCommand) => {
      const after = edit(openEditor(twoBlocks), command);
      return after.ok ? '' : after.reason;
    };
    expect(said({ kind: 'set-values', place: [1], values: { volume: 1.5 } })).toBe(
      'Stage 2: The volume is 0–100%.',
    );
    expect(said({ kind: 'set-length', place: [1], lengthMs: 500, following: 'moves' })).toBe(
      'Stage 2: A stage takes 1 second to 24 hours.',
    );
    const stages = Array.from({ length: 999 }, () => NEW_STAGE);
    expect(said({ kind: 'insert', behind: null, put: unplayed(stages) })).toBe(
      'It has 1,001 stages; at most 1,000 play.',
    );
  });

  it('that were there already are no step', () => {
    const same = done(openEditor(twoBlocks), { kind: 'rename', name: twoBlocks.name });
    expect(same.past).toBeNull();
  });

  it('of a new stage are those that stand already', () => {
    const longer = done(openEditor(windDown), {
      kind: 'insert',
      behind: stretchAt([0]),
      put: unplayed([NEW_STAGE]),
    });
    expect(lengths(longer.program)).toEqual([30, 5]);
    expect(longer.selection).toEqual(stretchAt([1]));
  });
});

it('a stretch that is not there is not selected', () => {
  const editor = openEditor(windDown);
  expect(select(editor, stretchAt([4]))).toBe(editor);
});
