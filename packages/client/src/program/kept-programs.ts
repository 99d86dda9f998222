import { readProgram } from '@overtone/domain/program/check-program';
import { MOST_KEPT_PROGRAMS } from '@overtone/domain/program/limits';
import { normalForm } from '@overtone/domain/program/normal-form';
import type { Program } from '@overtone/domain/program/program';
import { failed, ok, type Result } from '@overtone/domain/result';
import { z } from 'zod';
import type { HostStorage } from '../platform/host.ts';
import { storedJson } from '../platform/stored-json.ts';
import { putAside } from './unread-programs.ts';

/** Where programs are kept on the device without an account; they never leave it by themselves. */
export const KEPT_PROGRAMS_KEY = 'overtone.programs';

const NO_ROOM = 'This browser has no room for it. Save the program to a file, or copy it as text.';

/** A program that is kept. */
export interface KeptProgram {
  readonly id: string;
  readonly program: Program;
}

const entriesSchema = z.array(z.unknown());
const entrySchema = z.object({ id: z.string(), program: z.unknown() });

/** What is kept, as it was written; what this version cannot read stays as it is, for one that can. */
function entriesIn(storage: HostStorage): readonly unknown[] {
  return storedJson(storage.read(KEPT_PROGRAMS_KEY), entriesSchema) ?? [];
}

function idOf(entry: unknown): string | null {
  return entrySchema.safeParse(entry).data?.id ?? null;
}

function keptOf(entry: unknown): readonly KeptProgram[] {
  const { data } = entrySchema.safeParse(entry);
  if (data === undefined) return [];
  const read = readProgram(data.program);
  return read.ok ? [{ id: data.id, program: read.value }] : [];
}

/** The programs that this device keeps, the one kept last first. */
export function keptPrograms(storage: HostStorage): readonly KeptProgram[] {
  return entriesIn(storage).flatMap(keptOf);
}

/** Puts aside what is kept where it cannot be read; false where there is no room for that, and it would be lost. */
function putAsideUnread(storage: HostStorage): boolean {
  const text = storage.read(KEPT_PROGRAMS_KEY);
  if (text === null || storedJson(text, entriesSchema) !== null) return true;
  return putAside(storage, text);
}

function write(
  storage: HostStorage,
  entries: readonly unknown[],
): Result<readonly KeptProgram[], string> {
  if (!putAsideUnread(storage)) return failed(NO_ROOM);
  const text = JSON.stringify(entries);
  storage.write(KEPT_PROGRAMS_KEY, text);
  return storage.read(KEPT_PROGRAMS_KEY) === text ? ok(entries.flatMap(keptOf)) : failed(NO_ROOM);
}

/** Keeps a program in the place of the one with its id, or before all others; a refusal is a sentence. */
export function keepProgram(storage: HostStorage, { id, program }: KeptProgram) {
  const entries = entriesIn(storage);
  const entry = { id, program: normalForm(program) };
  const isKnown = entries.some((other) => idOf(other) === id);
  if (!isKnown && entries.length >= MOST_KEPT_PROGRAMS) {
    return failed(`This device keeps ${MOST_KEPT_PROGRAMS} programs at most. Delete one first.`);
  }
  return write(
    storage,
    isKnown ? entries.map((other) => (idOf(other) === id ? entry : other)) : [entry, ...entries],
  );
}

/** Keeps the program with this id no longer. */
export function forgetProgram(storage: HostStorage, id: string) {
  return write(
    storage,
    entriesIn(storage).filter((entry) => idOf(entry) !== id),
  );
}
