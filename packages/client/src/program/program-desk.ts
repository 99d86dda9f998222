import { normalForm } from '@overtone/domain/program/normal-form';
import type { Program } from '@overtone/domain/program/program';
import type { LineNote } from '@overtone/domain/program/sbg/sbg-file';
import type { Result } from '@overtone/domain/result';
import { atom, type ReadableAtom } from 'nanostores';
import { randomUuid } from '../ids/random-uuid.ts';
import type { HostStorage } from '../platform/host.ts';
import { forgetProgram, keepProgram, type KeptProgram, keptPrograms } from './kept-programs.ts';
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
import { readText } from './read-text.ts';
import { stagePlaces, type Stretch, stretchAt } from './places.ts';

/** Where the open program came from. */
export type ProgramOrigin = 'own' | 'kept' | 'link' | 'text';

/** The program that lies open. */
export interface OpenProgram {
  readonly editor: ProgramEditor;
  readonly origin: ProgramOrigin;
  /** Under which it is kept on this device; null until it is. */
  readonly keptId: string | null;
  /** What was understood otherwise than it was written, line by line. */
  readonly notes: readonly LineNote[];
}

/** Programs in the hands of a person: those that are kept here, and the one that lies open. */
export interface ProgramDesk {
  readonly $kept: ReadableAtom<readonly KeptProgram[]>;
  readonly $open: ReadableAtom<OpenProgram | null>;
  /** Why the latest thing was not done, sentence by sentence, each with its line; line 0 is none. */
  readonly $refused: ReadableAtom<readonly LineNote[]>;
  /** The program that was deleted last, as long as it can be brought back. */
  readonly $deleted: ReadableAtom<KeptProgram | null>;
  readonly open: (program: Program, origin: ProgramOrigin, keptId?: string) => void;
  /** Opens what a text says: our own, .sbg, data or a link. */
  readonly read: (text: string, origin: Extract<ProgramOrigin, 'link' | 'text'>) => void;
  readonly close: () => void;
  /** Does a command to the open program. Commands of one `movement` are one step to undo, and kept when it settles. */
  readonly change: (command: ProgramCommand, movement?: string) => void;
  /** Does a command that was typed beside where a refusal is said; null where it was done. */
  readonly tryChange: (command: ProgramCommand) => string | null;
  /** A movement has ended: the next is a step of its own. */
  readonly settle: () => void;
  readonly select: (stretch: Stretch | null) => void;
  readonly add: () => void;
  readonly copy: () => void;
  readonly cut: () => void;
  readonly paste: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly keep: () => void;
  readonly remove: (kept: KeptProgram) => void;
  readonly bringBack: () => void;
  /** Says why something was not done. */
  readonly refuse: (notes: readonly LineNote[]) => void;
}

function selectFirst(editor: ProgramEditor): ProgramEditor {
  const [place] = stagePlaces(editor.program.course);
  return place ? select(editor, stretchAt(place)) : editor;
}

/** Makes the desk of this device. A program is kept from its first change on; what is only looked at is not. */
export function createProgramDesk(storage: HostStorage): ProgramDesk {
  const $kept = atom(keptPrograms(storage));
  const $open = atom<OpenProgram | null>(null);
  const $refused = atom<readonly LineNote[]>([]);
  const $deleted = atom<KeptProgram | null>(null);

  function told<Value>(result: Result<Value, string>): Value | null {
    $refused.set(result.ok ? [] : [{ line: 0, sentence: result.reason }]);
    return result.ok ? result.value : null;
  }

  function keep(): void {
    const open = $open.get();
    if (open === null) return;
    const id = open.keptId ?? randomUuid();
    const kept = told(keepProgram(storage, { id, program: open.editor.program }));
    if (kept === null) return;
    $kept.set(kept);
    $open.set({ ...open, keptId: id });
  }

  function show(editor: ProgramEditor): void {
    const open = $open.get();
    if (open === null) return;
    $open.set({ ...open, editor });
    if (editor.program !== open.editor.program && editor.movement === null) keep();
  }

  /** What an editor does, or why it does not. */
  function attempt(act: (editor: ProgramEditor) => Result<ProgramEditor, string>): void {
    const open = $open.get();
    const after = open && told(act(open.editor));
    if (after) show(after);
  }

  function always(act: (editor: ProgramEditor) => ProgramEditor): void {
    attempt((editor) => ({ ok: true, value: act(editor) }));
  }

  function open(program: Program, origin: ProgramOrigin, keptId: string | null = null): void {
    const clipboard = $open.get()?.editor.clipboard ?? [];
    $refused.set([]);
    const editor = openEditor(normalForm(program), clipboard);
    $open.set({ editor: selectFirst(editor), origin, keptId, notes: [] });
  }

  function settle(): void {
    const editor = $open.get()?.editor;
    if (!editor || editor.movement === null) return;
    always((moved) => ({ ...moved, movement: null }));
    keep();
  }

  return {
    $kept,
    $open,
    $refused,
    $deleted,
    open,
    read(text, origin) {
      const read = readText(text);
      if (!read.ok) {
        $refused.set(read.reason);
        return;
      }
      open(read.value.program, origin);
      const opened = $open.get();
      if (opened) $open.set({ ...opened, notes: read.value.notes });
    },
    close() {
      settle();
      $open.set(null);
      $refused.set([]);
    },
    change: (command, movement) => attempt((editor) => edit(editor, command, movement)),
    tryChange(command) {
      const editor = $open.get()?.editor;
      const after = editor && edit(editor, command);
      if (!after || !after.ok) return after?.reason ?? null;
      $refused.set([]);
      show(after.value);
      return null;
    },
    settle,
    select: (stretch) => always((editor) => select(editor, stretch)),
    add: () =>
      attempt((editor) =>
        edit(editor, { kind: 'insert', behind: editor.selection, steps: [NEW_STAGE] }),
      ),
    copy: () => attempt(copy),
    cut: () => attempt(cut),
    paste: () => attempt(paste),
    undo: () => always(undo),
    redo: () => always(redo),
    keep,
    remove(kept) {
      const left = told(forgetProgram(storage, kept.id));
      if (left === null) return;
      $kept.set(left);
      $deleted.set(kept);
    },
    bringBack() {
      const deleted = $deleted.get();
      const kept = deleted && told(keepProgram(storage, deleted));
      if (!kept) return;
      $kept.set(kept);
      $deleted.set(null);
    },
    refuse: (notes) => $refused.set(notes),
  };
}
