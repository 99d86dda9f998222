import { type Remembered, remember, unplayed } from '@overtone/domain/program/plays-on';
import type { Program, Step } from '@overtone/domain/program/program';
import { failed, ok, type Result } from '@overtone/domain/result';
import { applyCommand, type Changed } from './apply-command.ts';
import { courseAt, isWithin, stepsOf, type Stretch, stretchAt } from './places.ts';
import type { ProgramCommand } from './program-command.ts';
import { stageStates } from './stage-states.ts';

/** States that can be gone back to, or forward to; the nearest is the first. */
interface History {
  readonly state: Changed;
  readonly rest: History | null;
}

/** A program under the hands of a person. Every step can be undone, back to the program that was opened. */
export interface ProgramEditor extends Changed {
  readonly past: History | null;
  readonly future: History | null;
  /** What was cut or copied last, and how it played there. */
  readonly clipboard: Remembered;
  /** Whether that was cut, and nothing was done since: it is pasted where it was. */
  readonly isJustCut: boolean;
  /** Name of the movement whose steps are one, for example of a drag; null between movements. */
  readonly movement: string | null;
}

/** No movement goes on, and what was cut is pasted as anything else. */
const AT_REST = { isJustCut: false, movement: null } as const;

/** Begins to edit a program. */
export function openEditor(program: Program, clipboard = unplayed([])): ProgramEditor {
  return {
    program,
    selection: null,
    past: null,
    future: null,
    clipboard,
    ...AT_REST,
  };
}

/**
 * Does a command, or says in a sentence why not. Commands of the same `movement`, one after the other, are undone as one.
 * What leaves the program as it is is no step.
 */
export function edit(
  editor: ProgramEditor,
  command: ProgramCommand,
  movement: string | null = null,
): Result<ProgramEditor, string> {
  const changed = applyCommand(editor.program, command, editor.selection);
  if (!changed.ok) return changed;
  if (isSame(changed.value.program, editor.program)) return ok(editor);
  const continues = movement !== null && movement === editor.movement;
  const past = continues ? editor.past : { state: stateOf(editor), rest: editor.past };
  return ok({ ...editor, ...changed.value, past, future: null, isJustCut: false, movement });
}

/** Puts another program in the place of this one, as a step that can be undone. What is selected stays where it is there. */
export function replace(editor: ProgramEditor, program: Program): ProgramEditor {
  const past = { state: stateOf(editor), rest: editor.past };
  const isThere = editor.selection !== null && stepsOf(program, editor.selection) !== null;
  const selection = isThere ? editor.selection : null;
  return { ...editor, program, selection, past, future: null, ...AT_REST };
}

/** Takes the latest step back; the same editor where there is none. */
export function undo(editor: ProgramEditor): ProgramEditor {
  const { past, future } = editor;
  if (past === null) return editor;
  const next = { state: stateOf(editor), rest: future };
  return { ...editor, ...past.state, past: past.rest, future: next, ...AT_REST };
}

/** Does the step again that was taken back last; the same editor where there is none. */
export function redo(editor: ProgramEditor): ProgramEditor {
  const { past, future } = editor;
  if (future === null) return editor;
  const before = { state: stateOf(editor), rest: past };
  return { ...editor, ...future.state, past: before, future: future.rest, ...AT_REST };
}

/** Selects a stretch, or nothing; what is not there is not selected. */
export function select(editor: ProgramEditor, stretch: Stretch | null): ProgramEditor {
  const isThere = stretch === null || stepsOf(editor.program, stretch) !== null;
  return isThere ? { ...editor, selection: stretch, ...AT_REST } : editor;
}

/** Puts what is selected onto the clipboard. */
export function copy(editor: ProgramEditor): Result<ProgramEditor, string> {
  const { program, selection } = editor;
  const steps = selection && stepsOf(program, selection);
  if (selection === null || steps === null) return failed('Select a stage first.');
  const first = stageStates(program).find(({ place }) => isWithin(place, selection));
  const before = first?.before ?? program.start;
  return ok({ ...editor, clipboard: remember(steps, before), ...AT_REST });
}

/** Puts what is selected onto the clipboard and takes it out of the program; a loop goes with all that it holds. */
export function cut(editor: ProgramEditor): Result<ProgramEditor, string> {
  const stretch = editor.selection && withItsLoop(editor.program, editor.selection);
  const copied = copy({ ...editor, selection: stretch });
  if (!copied.ok || stretch === null) return copied;
  const taken = edit(copied.value, { kind: 'remove', stretch });
  return taken.ok ? ok({ ...taken.value, isJustCut: true }) : taken;
}

function withItsLoop(program: Program, stretch: Stretch): Stretch {
  const { within, count } = stretch;
  const isWhole = within.length > 0 && courseAt(program, within)?.length === count;
  return isWhole ? withItsLoop(program, stretchAt(within)) : stretch;
}

/** Puts what was cut or copied behind what is selected, or at the end; what has just been cut comes back to where it was. */
export function paste(editor: ProgramEditor): Result<ProgramEditor, string> {
  const { past, isJustCut, selection, clipboard } = editor;
  if (!isJustCut || past === null) {
    return edit(editor, { kind: 'insert', behind: selection, put: clipboard });
  }
  return ok({
    ...editor,
    ...past.state,
    past: { state: stateOf(editor), rest: past },
    isJustCut: false,
  });
}

function stateOf({ program, selection }: ProgramEditor): Changed {
  return { program, selection };
}

/** Both come out of the same checks, which keep the order of what they name, and steps that nobody changed. */
function isSame(one: Program, other: Program): boolean {
  return (
    one.name === other.name &&
    one.fadeMs === other.fadeMs &&
    JSON.stringify(one.start) === JSON.stringify(other.start) &&
    one.course.length === other.course.length &&
    one.course.every((step, index) => isSameStep(step, other.course[index]))
  );
}

function isSameStep(one: Step, other: Step | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
