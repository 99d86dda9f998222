import { normalForm } from '@overtone/domain/program/normal-form';
import { unplayed } from '@overtone/domain/program/plays-on';
import type { Program } from '@overtone/domain/program/program';
import type { LineNote } from '@overtone/domain/program/sbg/sbg-file';
import { printProgram } from '@overtone/domain/program/text/print-program';
import type { Result } from '@overtone/domain/result';
import type { Stop } from '@overtone/domain/stop';
import { atom, type ReadableAtom } from 'nanostores';
import { randomUuid } from '../ids/random-uuid.ts';
import type { MovedHome, ProgramHome } from '../program-sync/program-home.ts';
import type { KeptProgram } from './kept-programs.ts';
import { NEW_STAGE, type ProgramCommand } from './program-command.ts';
import {
  copy,
  cut,
  edit,
  openEditor,
  paste,
  type ProgramEditor,
  redo,
  replace,
  select,
  undo,
} from './program-editor.ts';
import type { Reading } from './read-text.ts';
import { readHere, type TextReader, type TextSource } from './text-reader.ts';
import { stagePlaces, type Stretch, stretchAt } from './places.ts';

/** Where the open program came from. */
export type ProgramOrigin = 'own' | 'kept' | 'link' | 'text';

/** The program that lies open. */
export interface OpenProgram {
  /** Another for each that is opened, and the same through all that is changed of it. */
  readonly sitting: object;
  readonly editor: ProgramEditor;
  readonly origin: ProgramOrigin;
  /** Under which it is kept; null until it is. */
  readonly keptId: string | null;
  /** As it was kept when it was last seen here; null until it is. */
  readonly seen: Program | null;
  /** Whether what was changed of it last is not kept: a movement goes on, or keeping it was refused. */
  readonly isUnkept: boolean;
  /** What was understood otherwise than it was written, line by line. */
  readonly notes: readonly LineNote[];
}

/** Programs in the hands of a person: those that are kept, and the one that lies open. */
export interface ProgramDesk extends Pick<ProgramHome, '$kept' | '$place' | '$told' | 'heed'> {
  readonly $open: ReadableAtom<OpenProgram | null>;
  /** Why the latest thing was not done, sentence by sentence, each with its line; line 0 is none. */
  readonly $refused: ReadableAtom<readonly LineNote[]>;
  /** Why the text that was read last is no program, in the same way; nothing once one opens. */
  readonly $unread: ReadableAtom<readonly LineNote[]>;
  /** The program that was deleted last, as long as it can be brought back. */
  readonly $deleted: ReadableAtom<KeptProgram | null>;
  readonly open: (program: Program, origin: ProgramOrigin, keptId?: string) => void;
  /** Whether a text is being read, whose program opens then. */
  readonly $isReading: ReadableAtom<boolean>;
  /** Opens what a text says: our own, .sbg, data or a link. What is read so far is let go of. */
  readonly read: (source: TextSource, origin: Extract<ProgramOrigin, 'link' | 'text'>) => void;
  /** Lets go of what is read; nothing changes. */
  readonly cancelReading: () => void;
  readonly close: () => void;
  /** Does a command to the open program. Commands of one `movement` are one step to undo, and kept when it settles. */
  readonly change: (command: ProgramCommand, movement?: string) => void;
  /** Does a command that was typed beside where a refusal is said; null where it was done. */
  readonly tryChange: (command: ProgramCommand) => string | null;
  /** A movement has ended: the next is a step of its own. */
  readonly settle: () => void;
  /** Keeps what a movement has changed so far; it goes on. */
  readonly keepChanged: () => void;
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
  readonly stop: Stop;
}

function selectFirst(editor: ProgramEditor): ProgramEditor {
  const [place] = stagePlaces(editor.program.course);
  return place ? select(editor, stretchAt(place)) : editor;
}

/**
 * Makes a desk of the programs that are kept in `home`. A program is kept from its first change on; what is only looked at
 * is not. What was changed elsewhere is taken over, as a step that can be undone; once the person whose programs they are
 * leaves, nothing lies open, and nothing can be brought back. Texts are read by `reader`; links are short
 * and read here.
 */
export function createProgramDesk(home: ProgramHome, reader: TextReader = readHere): ProgramDesk {
  const $open = atom<OpenProgram | null>(null);
  const $refused = atom<readonly LineNote[]>([]);
  const $unread = atom<readonly LineNote[]>([]);
  const $deleted = atom<KeptProgram | null>(null);
  const $isReading = atom(false);
  let stopReading: Stop = () => undefined;

  function told(result: Result<unknown, string>): boolean {
    $refused.set(result.ok ? [] : [{ line: 0, sentence: result.reason }]);
    return result.ok;
  }

  /** Whether it is kept somewhere, and be it in this window on its way to the account. */
  function isHeld({ id, program }: KeptProgram): boolean {
    const text = printProgram(program);
    return home.$kept.get().some((kept) => kept.id === id && printProgram(kept.program) === text);
  }

  function keep(): void {
    const open = $open.get();
    if (open === null) return;
    const id = open.keptId ?? randomUuid();
    const program = normalForm(open.editor.program);
    // From here on it is ours: what comes back is compared with it.
    $open.set({ ...open, keptId: id, seen: program, isUnkept: false });
    if (told(home.keep({ id, program }, open.seen))) return;
    // Under which id, and from what, may be another by now.
    const { keptId, seen } = $open.get() ?? open;
    if (keptId === null || seen === null || !isHeld({ id: keptId, program: seen })) $open.set(open);
  }

  function show(editor: ProgramEditor): void {
    const open = $open.get();
    if (open === null) return;
    const isUnkept = open.isUnkept || editor.program !== open.editor.program;
    $open.set({ ...open, editor, isUnkept });
    if (isUnkept && editor.movement === null) keep();
  }

  function keepChanged(): void {
    if ($open.get()?.isUnkept === true) keep();
  }

  /** What an editor does, or why it does not. */
  function attempt(act: (editor: ProgramEditor) => Result<ProgramEditor, string>): void {
    const open = $open.get();
    const after = open && act(open.editor);
    if (after && told(after) && after.ok) show(after.value);
  }

  function always(act: (editor: ProgramEditor) => ProgramEditor): void {
    attempt((editor) => ({ ok: true, value: act(editor) }));
  }

  function open(program: Program, origin: ProgramOrigin, keptId: string | null = null): void {
    const clipboard = $open.get()?.editor.clipboard;
    stopReading();
    settle();
    $refused.set([]);
    $unread.set([]);
    const editor = openEditor(normalForm(program), clipboard);
    const seen = keptId === null ? null : program;
    $open.set({
      sitting: {},
      editor: selectFirst(editor),
      origin,
      keptId,
      seen,
      isUnkept: false,
      notes: [],
    });
  }

  function showReading(read: Reading, origin: ProgramOrigin): void {
    if (!read.ok) {
      (origin === 'text' ? $unread : $refused).set(read.reason);
      return;
    }
    open(read.value.program, origin);
    const opened = $open.get();
    if (opened) $open.set({ ...opened, notes: read.value.notes });
  }

  function read(source: TextSource, origin: ProgramOrigin): void {
    stopReading();
    const cancel = new AbortController();
    const reading = (origin === 'link' ? readHere : reader)(source, cancel.signal);
    if (!(reading instanceof Promise)) {
      showReading(reading, origin);
      return;
    }
    $refused.set([]);
    $unread.set([]);
    $isReading.set(true);
    stopReading = () => {
      cancel.abort();
      $isReading.set(false);
      stopReading = () => undefined;
    };
    void showWhenRead(reading, origin, cancel.signal);
  }

  async function showWhenRead(
    reading: Promise<Reading>,
    origin: ProgramOrigin,
    cancelled: AbortSignal,
  ): Promise<void> {
    const read = await reading;
    if (cancelled.aborted) return;
    stopReading();
    showReading(read, origin);
  }

  function settle(): void {
    const editor = $open.get()?.editor;
    if (!editor || editor.movement === null) return;
    always((moved) => ({ ...moved, movement: null }));
    // What was kept elsewhere meanwhile waited for the end of the movement.
    follow(home.$kept.get());
  }

  /** What was kept elsewhere in the place of the open program is what lies open from now on, unless a drag is under way. */
  function follow(all: readonly KeptProgram[]): void {
    const open = $open.get();
    const kept = all.find(({ id }) => id === open?.keptId)?.program;
    if (!open || !kept || open.editor.movement !== null) return;
    const text = printProgram(kept);
    const known = [open.seen, open.editor.program].some((one) => one && printProgram(one) === text);
    if (known) return;
    $open.set({ ...open, editor: replace(open.editor, kept), seen: kept, isUnkept: false });
  }

  /** The open program goes on under another id and name, since another stays where it was. */
  function goOn({ from, to }: MovedHome): void {
    const open = $open.get();
    if (open?.keptId !== from) return;
    $open.set({
      ...open,
      editor: replace(open.editor, to.program),
      keptId: to.id,
      seen: to.program,
    });
  }

  function close(): void {
    settle();
    $open.set(null);
    $refused.set([]);
  }

  /** Whoever sat here has left: what they had open, read or deleted is nobody else's. */
  function clear(): void {
    stopReading();
    close();
    $unread.set([]);
    $deleted.set(null);
  }

  const stops = [home.$kept.listen(follow), home.onMoved(goOn), home.onLeft(clear)];

  return {
    $kept: home.$kept,
    $place: home.$place,
    $told: home.$told,
    heed: home.heed,
    $open,
    $refused,
    $unread,
    $deleted,
    open,
    $isReading,
    read,
    cancelReading: () => stopReading(),
    close,
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
    keepChanged,
    select: (stretch) => always((editor) => select(editor, stretch)),
    add: () =>
      attempt((editor) =>
        edit(editor, { kind: 'insert', behind: editor.selection, put: unplayed([NEW_STAGE]) }),
      ),
    copy: () => attempt(copy),
    cut: () => attempt(cut),
    paste: () => attempt(paste),
    undo: () => always(undo),
    redo: () => always(redo),
    keep,
    remove(kept) {
      if (told(home.forget(kept.id))) $deleted.set(kept);
    },
    bringBack() {
      const deleted = $deleted.get();
      if (deleted === null) return;
      if (told(home.keep(deleted, null)) || isHeld(deleted)) $deleted.set(null);
    },
    stop() {
      stopReading();
      settle();
      stops.forEach((stop) => stop());
    },
  };
}
