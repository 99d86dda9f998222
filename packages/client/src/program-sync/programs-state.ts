import type { AccountProgram, AccountPrograms } from '@overtone/domain/contract/programs';
import { nameOf, renamedText } from './program-text.ts';

/** A program that was changed here and that the server has not taken yet. */
export interface WaitingProgram {
  readonly id: string;
  /** The server's revision that the change was made from; 0 where the server had none. */
  readonly base: number;
  /** The program as text; null where it was deleted. */
  readonly text: string | null;
  /** Why the server does not take this text, in a sentence; null while it may. */
  readonly refused: string | null;
  /** Texts that waited in its place since `base`, the latest first: any of them may be with the server already. */
  readonly earlier: readonly string[];
}

/** Texts that are remembered of a program: more than are made in one while another window sends, or before an answer. */
const MOST_EARLIER = 8;

/** What one device knows of an account's programs. */
export interface ProgramsState {
  /** What the server kept when it was last heard. */
  readonly server: AccountPrograms;
  /** What waits to be sent, the latest new one first; one entry a program. */
  readonly waiting: readonly WaitingProgram[];
}

/** What a device knows that has never heard of the server. */
export const NOTHING_KNOWN: ProgramsState = { server: { revision: 0, programs: [] }, waiting: [] };

/** A program that goes on here under another id. */
export interface MovedProgram {
  readonly from: string;
  readonly to: string;
}

/** A state, and what came of programs that were changed here and elsewhere. */
export interface Reconciled {
  readonly state: ProgramsState;
  readonly moved: readonly MovedProgram[];
  /** What the person is told of it, sentence by sentence. */
  readonly told: readonly string[];
}

/** What comes of several steps, one after the other. */
export function inTurn(
  before: ProgramsState,
  steps: readonly ((before: ProgramsState) => Reconciled)[],
): Reconciled {
  return steps.reduce<Reconciled>(
    (all, step) => {
      const { state, moved, told } = step(all.state);
      return { state, moved: [...all.moved, ...moved], told: [...all.told, ...told] };
    },
    { state: before, moved: [], told: [] },
  );
}

function serverProgram({ server }: ProgramsState, id: string): AccountProgram | undefined {
  return server.programs.find((program) => program.id === id);
}

/** All texts as they should be here: the server's, with what waits laid over them. */
export function wanted({
  server,
  waiting,
}: ProgramsState): readonly Pick<AccountProgram, 'id' | 'text'>[] {
  const changes = new Map(waiting.map(({ id, text }) => [id, text]));
  const known = new Set(server.programs.map(({ id }) => id));
  const all = [
    ...waiting.filter(({ id }) => !known.has(id)).map(({ id, text }) => ({ id, text })),
    ...server.programs.map(({ id, text }) => ({
      id,
      text: changes.has(id) ? changes.get(id) : text,
    })),
  ];
  return all.flatMap(({ id, text }) => (text == null ? [] : [{ id, text }]));
}

/** The next change to send; what was refused is not sent again. */
export function nextToSend({ waiting }: ProgramsState): WaitingProgram | null {
  return waiting.findLast(({ refused }) => refused === null) ?? null;
}

/** A program was kept (its text) or deleted (null) here: it waits to be sent, in the place of what waited of it before. */
export function changed(state: ProgramsState, id: string, text: string | null): ProgramsState {
  const before = state.waiting.find((entry) => entry.id === id);
  const base = before?.base ?? serverProgram(state, id)?.revision ?? 0;
  const earlier = before ? earlierWith(before) : [];
  const entry = { id, base, text, refused: null, earlier };
  return {
    ...state,
    waiting: before
      ? state.waiting.map((other) => (other === before ? entry : other))
      : [entry, ...state.waiting],
  };
}

/**
 * A program was changed here, from the text `seen`. Where another text has been kept there meanwhile, this one goes under
 * another id and name, and both stay.
 */
export function changedFrom(
  state: ProgramsState,
  { id, text, seen }: { readonly id: string; readonly text: string; readonly seen: string | null },
  newId: () => string,
): Reconciled {
  const present = wanted(state).find((program) => program.id === id)?.text;
  if (present === undefined || seen === null || present === seen || present === text) {
    return { state: changed(state, id, text), moved: [], told: [] };
  }
  const names = new Set(wanted(state).map((one) => nameOf(one.text)));
  const parted = partedFrom(id, { mine: text, theirs: present }, names, newId);
  return {
    state: changed(state, parted.moved.to, parted.text),
    moved: [parted.moved],
    told: [parted.told],
  };
}

/** A second version of a program, and what the person is told of it. */
export function partedFrom(
  from: string,
  { mine, theirs }: { readonly mine: string; readonly theirs: string },
  names: ReadonlySet<string>,
  newId: () => string,
): { readonly text: string; readonly moved: MovedProgram; readonly told: string } {
  const text = renamedText(mine, names);
  const told = `“${nameOf(mine)}” was changed here and elsewhere. Both are kept: what you did here is “${nameOf(text)}”, the other is “${nameOf(theirs)}”.`;
  return { text, moved: { from, to: newId() }, told };
}

/**
 * The server said what it keeps. What waits still waits where the server has what it was made from, or what waited in
 * its place before. Where it has not, nothing is lost: of a program that was changed here and there both versions stay, this one under another id and name;
 * one that was changed on one side and deleted on the other stays.
 */
export function heard(
  state: ProgramsState,
  server: AccountPrograms,
  newId: () => string,
): Reconciled {
  if (server.revision < state.server.revision) return { state, moved: [], told: [] };
  const moved: MovedProgram[] = [];
  const told: string[] = [];
  const names = new Set(server.programs.map(({ text }) => nameOf(text)));
  const waiting = state.waiting.flatMap((entry): readonly WaitingProgram[] => {
    const present = server.programs.find(({ id }) => id === entry.id);
    if ((present?.revision ?? 0) === entry.base) return [entry];
    if (present === undefined) {
      if (entry.text === null) return [];
      told.push(`“${nameOf(entry.text)}” was deleted elsewhere and changed here. It is kept.`);
      return [{ ...entry, base: 0, earlier: [] }];
    }
    if (present.text === entry.text) return [];
    if (entry.earlier.includes(present.text)) return [rebased(entry, present.revision)];
    if (entry.text === null) {
      told.push(
        `“${nameOf(present.text)}” was changed elsewhere in the meantime, so it was not deleted.`,
      );
      return [];
    }
    const parted = partedFrom(entry.id, { mine: entry.text, theirs: present.text }, names, newId);
    names.add(nameOf(parted.text));
    moved.push(parted.moved);
    told.push(parted.told);
    return [{ id: parted.moved.to, base: 0, text: parted.text, refused: null, earlier: [] }];
  });
  return { state: { server, waiting }, moved, told };
}

/** The server took `sent` and keeps it as `kept`; null where it keeps it no longer, at the account's `revision`. */
export function taken(
  state: ProgramsState,
  sent: WaitingProgram,
  kept: AccountProgram | null,
  revision: number,
): ProgramsState {
  const { server } = state;
  const present = serverProgram(state, sent.id);
  // An account that has gone back to a backup counts below what was known of it.
  const isNewer =
    present?.revision === sent.base || (kept?.revision ?? revision) > (present?.revision ?? 0);
  return {
    server: {
      // Nobody else wrote in between; where somebody did, the server has to be asked.
      revision: revision === server.revision + 1 ? revision : server.revision,
      programs: isNewer ? withProgram(server.programs, sent.id, kept) : server.programs,
    },
    waiting: state.waiting.flatMap((entry) => {
      if (entry.id !== sent.id) return [entry];
      return entry.text === sent.text ? [] : [rebased(entry, kept?.revision ?? 0)];
    }),
  };
}

/** The server does not take what was sent: it stays here, with the reason, until it is changed. */
export function refused(
  state: ProgramsState,
  sent: WaitingProgram,
  sentence: string,
): ProgramsState {
  return {
    ...state,
    waiting: state.waiting.map((entry) =>
      entry.id === sent.id && entry.text === sent.text ? { ...entry, refused: sentence } : entry,
    ),
  };
}

/** There may be room again: what was refused may be sent once more. */
export function retried(state: ProgramsState): ProgramsState {
  return { ...state, waiting: state.waiting.map((entry) => ({ ...entry, refused: null })) };
}

/** What waited in a program's place before the next change. */
function earlierWith({ text, earlier }: WaitingProgram): readonly string[] {
  return text === null ? earlier : [...new Set([text, ...earlier])].slice(0, MOST_EARLIER);
}

/** What waits, as made from what waited earlier and is the server's at `base` now. */
function rebased(entry: WaitingProgram, base: number): WaitingProgram {
  return { ...entry, base, earlier: [] };
}

function withProgram(
  programs: readonly AccountProgram[],
  id: string,
  kept: AccountProgram | null,
): AccountProgram[] {
  if (kept === null) return programs.filter((program) => program.id !== id);
  return programs.some((program) => program.id === id)
    ? programs.map((program) => (program.id === id ? kept : program))
    : [kept, ...programs];
}
