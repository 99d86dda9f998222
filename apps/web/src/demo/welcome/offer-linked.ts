import type { LinkedProgram } from './linked-program.ts';
import { answerOf, partOf, quieten } from './welcome-parts.ts';

/** Says in the welcome what the program of a link is called and does, and makes starting it the first of its buttons. */
export function offerLinked(welcome: ParentNode, { program, sentences }: LinkedProgram): void {
  partOf(welcome, 'program').hidden = true;
  partOf(welcome, 'linked').hidden = false;
  partOf(welcome, 'linked-name').textContent = program.name;
  partOf(welcome, 'linked-does').append(
    ...sentences.map((sentence) => {
      const item = document.createElement('li');
      item.textContent = sentence;
      return item;
    }),
  );
  answerOf(welcome, 'linked').hidden = false;
  quieten(welcome, 'start');
}
