import { programSentences } from '@overtone/client/program/program-words';
import { readFragment } from '@overtone/domain/program/link/read-link';
import type { Program } from '@overtone/domain/program/program';
import { ok, type Result } from '@overtone/domain/result';

/** A program that the address holds, and what it does, in a few sentences. */
export interface LinkedProgram {
  readonly program: Program;
  readonly sentences: readonly string[];
}

/** The program in the fragment of an address, or why none can be read from it, in a sentence. */
export function linkedProgram(fragment: string): Result<LinkedProgram, string> {
  const read = readFragment(fragment);
  return read.ok ? ok({ program: read.value, sentences: programSentences(read.value) }) : read;
}
