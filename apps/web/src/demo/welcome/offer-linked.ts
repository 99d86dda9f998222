import type { LinkedProgram } from './linked-program.ts';

/** The part of the welcome under `welcome` that is marked so. */
export function partOf(welcome: ParentNode, mark: string): HTMLElement {
  const part = welcome.querySelector<HTMLElement>(`[data-${mark}]`);
  if (!part) throw new Error(`The welcome has no place for ${mark}.`);
  return part;
}

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
  partOf(welcome, 'answer="linked"').hidden = false;
  // One button speaks the loudest.
  partOf(welcome, 'answer="start"').className = partOf(welcome, 'answer="sound-only"').className;
}
