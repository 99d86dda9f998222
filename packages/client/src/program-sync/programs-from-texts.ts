import { parseProgram } from '@overtone/domain/program/text/parse-program';
import type { KeptProgram } from '../program/kept-programs.ts';

/** Reads programs from their texts, each text once; what a later version wrote is left out. */
export function programsFromTexts(): (
  texts: readonly { readonly id: string; readonly text: string }[],
) => readonly KeptProgram[] {
  let known = new Map<string, { readonly text: string; readonly read: readonly KeptProgram[] }>();
  return (texts) => {
    const before = known;
    known = new Map(
      texts.map(({ id, text }) => {
        const same = before.get(id);
        return [id, same?.text === text ? same : { text, read: readOne(id, text) }];
      }),
    );
    return [...known.values()].flatMap(({ read }) => read);
  };
}

function readOne(id: string, text: string): readonly KeptProgram[] {
  const program = parseProgram(text);
  return program.ok ? [{ id, program: program.value }] : [];
}
