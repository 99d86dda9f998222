import { programSentences } from '@overtone/client/program/program-words';
import { readFragment } from '@overtone/domain/program/link/read-link';
import type { Program } from '@overtone/domain/program/program';

/** A program that the address holds, and what it does, in a few sentences. */
export interface LinkedProgram {
  readonly program: Program;
  readonly sentences: readonly string[];
}

/** The program in the fragment of an address; null where there is none that can be read. */
export function linkedProgram(fragment: string): LinkedProgram | null {
  const read = readFragment(fragment);
  return read.ok ? { program: read.value, sentences: programSentences(read.value) } : null;
}
