import type { KeptProgram } from '@overtone/client/program/kept-programs';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import type { Program } from '@overtone/domain/program/program';

/** A program that a self-test may be of. */
export interface ProgramToTest {
  /** Stays what it is when the program is named anew. */
  readonly id: string;
  /** Its name; where others before it have that, with its place among them: "Writing (2)". */
  readonly label: string;
  readonly program: Program;
}

/** What may be tested: a person's own programs, then those that the product comes with. No label comes twice. */
export function programsToTest(kept: readonly KeptProgram[]): readonly ProgramToTest[] {
  const own = OWN_PROGRAMS.map(({ id, program }) => ({ id: `own ${id}`, program }));
  const all = [...kept, ...own];
  // What one is called by itself is no label for the second of another name.
  const taken = new Set(all.map(({ program }) => program.name));
  const seen = new Set<string>();
  return all.map(({ id, program }) => {
    const label = seen.has(program.name) ? freeLabel(program.name, taken) : program.name;
    seen.add(program.name);
    taken.add(label);
    return { id, label, program };
  });
}

function freeLabel(name: string, taken: ReadonlySet<string>): string {
  let nth = 2;
  while (taken.has(`${name} (${nth})`)) nth += 1;
  return `${name} (${nth})`;
}
