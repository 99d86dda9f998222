import { NAME_LENGTH } from '@overtone/domain/program/limits';
import { parseProgram } from '@overtone/domain/program/text/parse-program';
import { printProgram } from '@overtone/domain/program/text/print-program';

/** The name in a program's text, also of a text that a later version wrote. */
export function nameOf(text: string): string {
  return /^name: (.+)$/mu.exec(text)?.[1] ?? 'A program';
}

/** A name for a second version of a program that is none of `taken`. */
export function otherName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? ' (other version)' : ` (other version ${number})`;
    const other =
      name
        .slice(0, NAME_LENGTH - ending.length)
        .trimEnd()
        .toWellFormed() + ending;
    if (!taken.has(other)) return other;
  }
}

/** The same program under a name that is none of `taken`. */
export function renamedText(text: string, taken: ReadonlySet<string>): string {
  const read = parseProgram(text);
  if (!read.ok) return text;
  return printProgram({ ...read.value, name: otherName(read.value.name, taken) });
}
