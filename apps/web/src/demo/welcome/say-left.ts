import type { LeftBehind } from '@overtone/client/session/left-program';
import { formatTime } from '@overtone/domain/program/format-time';
import { partOf } from './welcome-parts.ts';

/** Says in the welcome which program was left as its page went, and where it stood; of one without a name it is said as it is. */
export function sayLeft(welcome: ParentNode, { program, positionMs }: LeftBehind): void {
  const name = nameOf(program);
  if (name === null) return;
  const named = document.createElement('bdi');
  named.textContent = name;
  const stood = formatTime(Math.floor(positionMs / 1000) * 1000);
  partOf(welcome, 'left-what').replaceChildren(
    named,
    ` stood at ${stood} when this page was closed.`,
  );
}

/** What a program that nobody has checked yet is called; null where it says nothing of the kind. */
function nameOf(program: unknown): string | null {
  const hasName = typeof program === 'object' && program !== null && 'name' in program;
  return hasName && typeof program.name === 'string' && program.name !== '' ? program.name : null;
}
